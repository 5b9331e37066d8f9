import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused, type Table } from '../api/client';
import { ADA, BABYLON, BO, BOT, INVITED, openTable, seat } from '../fixtures/tables';
import { loadGame } from '../games/registry.svelte';
import { rename } from '../person.svelte';
import { announcement, notices } from '../ui/notices.svelte';
import { speak } from '../words/words.svelte';
import { TableSession } from './session.svelte';
import Waiting from './Waiting.svelte';
import './WaitingCode.svelte'; // or the first test that needs it would wait for it to be compiled

beforeEach(async () => {
  await speak('en', 'home');
  await Promise.all([loadGame('babylon'), loadGame('amytis')]);
  location.hash = '#/table/T1';
  vi.spyOn(api, 'table').mockResolvedValue(openTable([], { invitation: 'SECRET' }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The waiting room as one of those at the table sees it. */
async function wait(me: string, found: Table, invitation: string | null = null): Promise<TableSession> {
  vi.spyOn(api, 'enter').mockResolvedValue({ id: me, name: me, token: 'secret' });
  vi.spyOn(api, 'rename').mockImplementation(async (name) => ({ id: me, name }));
  await rename(me);
  const session = new TableSession('T1');
  session.table = found;
  session.game = BABYLON;
  render(Waiting, { session, invitation });
  await screen.findByRole('heading', { level: 1 });
  return session;
}

const row = (number: number) => {
  const found = screen.getAllByRole('listitem')[number];
  if (!found) throw new Error(`there is no seat ${number}`);
  return within(found);
};

test('seats tell who sits there, who is the host and who is to come', async () => {
  await wait('bo', openTable([ADA, BO, INVITED, BOT]));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '● Seat 1 Ada host',
    '▲ Seat 2 Bo you',
    '■ Seat 3 Waiting for a friend with the link',
    '◆ Seat 4 Computer (Novice)',
  ]);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
});

test('the host gives a seat to the computer', async () => {
  const set = vi.spyOn(api, 'setSeat').mockResolvedValue(openTable([ADA, BOT]));
  await wait('ada', openTable([ADA, INVITED]));
  expect(row(0).queryByRole('combobox')).toBeNull();
  await fireEvent.change(screen.getByLabelText('Who takes seat 2'), { target: { value: 'bot:novice' } });
  expect(set).toHaveBeenCalledExactlyOnceWith('T1', 1, { kind: 'bot', level: 'novice' });
  await waitFor(() => expect(row(1).getByText('Computer (Novice)', { selector: '.name' })).toBeTruthy());
});

test('a change that is refused leaves the seat as it is', async () => {
  vi.spyOn(api, 'setSeat').mockRejectedValue(new Refused('seat_taken', ''));
  await wait('ada', openTable([ADA, INVITED]));
  const field = screen.getByLabelText<HTMLSelectElement>('Who takes seat 2');
  await fireEvent.change(field, { target: { value: 'screen' } });
  await waitFor(() => expect(notices().at(-1)?.text).toContain('quicker'));
  await waitFor(() => expect(field.value).toBe('invited'));
});

test('the host sends somebody away', async () => {
  const set = vi.spyOn(api, 'setSeat').mockResolvedValue(openTable([ADA, INVITED]));
  await wait('ada', openTable([ADA, BO]));
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Bo' }));
  expect(set).toHaveBeenCalledExactlyOnceWith('T1', 1, { kind: 'invited' });
});

test('the host starts the game when every seat is taken', async () => {
  const start = vi.spyOn(api, 'start').mockResolvedValue(openTable([ADA, BO], { status: 'playing' }));
  const session = await wait('ada', openTable([ADA, INVITED]));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' });
  expect(button.disabled).toBe(true);
  session.table = openTable([ADA, BO]);
  await waitFor(() => expect(button.disabled).toBe(false));
  await fireEvent.click(button);
  expect(start).toHaveBeenCalledExactlyOnceWith('T1');
});

test('a table that starts by itself says so instead', async () => {
  await wait('ada', openTable([ADA, INVITED], { autostart: true }));
  expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  expect(screen.getByText(/as soon as one more person sits down/)).toBeTruthy();
});

test('who sits there gets the link for others, asked for if it was not told', async () => {
  await wait('ada', openTable([ADA, INVITED]));
  const link = await screen.findByLabelText<HTMLInputElement>('The link');
  expect(link.value).toBe(`${location.origin}${location.pathname}#/table/T1?invitation=SECRET`);
  expect(await screen.findByRole('img', { name: 'The link as a QR code' })).toBeTruthy();
});

test('after somebody was sent away the link is the new one', async () => {
  // The invitation changes then; those who stay would have shared one that is worth nothing.
  const session = await wait('ada', openTable([ADA, BO, INVITED], { invitation: 'OLD' }), 'OLD');
  vi.spyOn(api, 'setSeat').mockResolvedValue(openTable([ADA, INVITED, INVITED], { invitation: 'NEW' }));
  await session.change(() => api.setSeat('T1', 1, { kind: 'invited' }));
  expect((await screen.findByLabelText<HTMLInputElement>('The link')).value).toContain('invitation=NEW');
});

test('a guest asks for the new link when the live updates tell that somebody left', async () => {
  const session = await wait('bo', openTable([ADA, BO, seat('Eve')], { invitation: 'OLD' }), 'OLD');
  await session.change(async () => openTable([ADA, BO, INVITED])); // as a live update tells it: without the invitation
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('The link').value).toContain('invitation=SECRET'));
});

test('the link is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await wait('ada', openTable([ADA, INVITED], { invitation: 'OWN' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('#/table/T1?invitation=OWN'));
  await waitFor(() => expect(notices().at(-1)?.text).toBe('The link is copied.'));
});

test('who comes by an invitation sits down in one click, under a name of their own', async () => {
  const join = vi.spyOn(api, 'join').mockResolvedValue(openTable([ADA, { ...BO, name: 'Bobo' }]));
  await wait('bo', openTable([ADA, INVITED]), 'SECRET');
  expect(screen.getByRole('heading', { name: 'Ada has invited you' })).toBeTruthy();
  await fireEvent.input(screen.getByLabelText('You play as'), { target: { value: ' Bobo ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith('T1', { invitation: 'SECRET' }));
  expect(api.rename).toHaveBeenLastCalledWith('Bobo');
  await screen.findByRole('button', { name: 'Leave the table' });
});

test('a name that is refused is told, and nobody sits down under another', async () => {
  const join = vi.spyOn(api, 'join');
  await wait('bo', openTable([ADA, INVITED]), 'SECRET');
  vi.spyOn(api, 'rename').mockRejectedValue(new Refused('bad_name', ''));
  await fireEvent.input(screen.getByLabelText('You play as'), { target: { value: 'bot:x' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('one line of visible text'));
  expect(join).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('You play as').value).toBe('bot:x');
});

test.each([
  ['a seat for those with the link', openTable([ADA, INVITED], { public: true }), /people with an invitation/],
  ['no free seat', openTable([ADA, BOT], { public: true }), /All seats are taken/],
])('a visitor who finds %s is told', async (_, found, text) => {
  await wait('bo', found);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
});

const REQUEST = { id: 'bo', name: 'Bo' };

test('a visitor without an invitation asks for a seat, waits, and may withdraw', async () => {
  // The address of the page, sent instead of the invitation, was a dead end.
  const asked = openTable([ADA, INVITED], { requests: [REQUEST] });
  const ask = vi.spyOn(api, 'askForSeat').mockResolvedValue(asked);
  const answer = vi.spyOn(api, 'answerRequest').mockResolvedValue(openTable([ADA, INVITED]));
  await wait('bo', openTable([ADA, INVITED]));
  await fireEvent.click(screen.getByRole('button', { name: 'Ask for a seat' }));
  await screen.findByText(/You have asked for a seat. As soon as Ada accepts/);
  expect(ask).toHaveBeenCalledExactlyOnceWith('T1');
  const withdraw = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' });
  await waitFor(() => expect(withdraw.disabled).toBe(false));
  await fireEvent.click(withdraw);
  expect(answer).toHaveBeenCalledExactlyOnceWith('T1', 'bo', false);
  await screen.findByRole('button', { name: 'Ask for a seat' });
});

test('a visitor cannot ask for a seat where no host could answer', async () => {
  await wait('bo', openTable([BOT, INVITED], { host: '' }));
  screen.getByText(/for the person with the link/);
  expect(screen.queryByRole('button', { name: 'Ask for a seat' })).toBeNull();
});

test('a visitor who was declined is told and does not ask again', async () => {
  const session = await wait('bo', openTable([ADA, INVITED], { requests: [REQUEST] }));
  session.table = openTable([ADA, INVITED]);
  await screen.findByText(/Ada has not accepted/);
  expect(screen.queryByRole('button', { name: 'Ask for a seat' })).toBeNull();
});

test.each([
  ['Accept', true],
  ['Decline', false],
])('the host is asked for a seat and may %s', async (button, accept) => {
  const answer = vi.spyOn(api, 'answerRequest').mockResolvedValue(openTable([ADA, accept ? BO : INVITED]));
  const session = await wait('ada', openTable([ADA, INVITED]));
  session.table = openTable([ADA, INVITED], { requests: [REQUEST] });
  await screen.findByText('Bo asks for a seat.');
  await fireEvent.click(screen.getByRole('button', { name: button }));
  expect(answer).toHaveBeenCalledExactlyOnceWith('T1', 'bo', accept);
  await waitFor(() => expect(screen.queryByText('Bo asks for a seat.')).toBeNull());
});

test('the host cannot accept where no seat is free', async () => {
  await wait('ada', openTable([ADA, BOT], { requests: [REQUEST] }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
  expect(screen.getByText('No seat is free.')).toBeTruthy();
});

test('the host names the friends at one screen; a refused name is not kept', async () => {
  const set = vi.spyOn(api, 'setSeat').mockResolvedValueOnce(openTable([ADA, { ...ADA, name: 'Cyrus' }]));
  await wait('ada', openTable([ADA, ADA]));
  const field = screen.getByLabelText<HTMLInputElement>('Name for seat 2');
  await fireEvent.change(field, { target: { value: ' Cyrus ' } });
  expect(set).toHaveBeenCalledExactlyOnceWith('T1', 1, { kind: 'me', name: 'Cyrus' });
  set.mockRejectedValueOnce(new Refused('bad_name', ''));
  await waitFor(() => expect(field.disabled).toBe(false));
  await fireEvent.change(field, { target: { value: 'bot:x' } });
  await waitFor(() => expect(field.value).toBe('Cyrus'));
});

test('a seat that was kept needs no invitation', async () => {
  const join = vi.spyOn(api, 'join').mockResolvedValue(openTable([ADA, BO]));
  await wait('bo', openTable([ADA, seat('Bo', { kind: 'invited' })]));
  expect(screen.getByText('Kept for Bo')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith('T1', {}));
});

test('who leaves goes home', async () => {
  const leave = vi.spyOn(api, 'leave').mockResolvedValue(openTable([ADA, INVITED]));
  await wait('bo', openTable([ADA, BO]));
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  await waitFor(() => expect(location.hash).toBe('#/'));
  expect(leave).toHaveBeenCalledExactlyOnceWith('T1');
});

test('who comes and goes is spoken', async () => {
  const session = await wait('ada', openTable([ADA, INVITED]));
  session.table = openTable([ADA, BO]);
  await waitFor(() => expect(announcement()).toBe('Bo has joined the table.'));
  session.table = openTable([ADA, INVITED]);
  await waitFor(() => expect(announcement()).toBe('Bo has left the table.'));
});

test('rules of the house are told where they are not the usual ones', async () => {
  const game = { limited_supply: false };
  await wait('bo', Object.assign(openTable([ADA, BO], { clock: { turn: 86_400, bank: 0 } }), { options: game }));
  expect(screen.getByText('No, pieces never run out')).toBeTruthy();
  expect(screen.getByText('1 day per turn')).toBeTruthy();
});

test('at a table without a host an invited person sits down first, and nobody is said to have invited them', async () => {
  await wait('ada', openTable([INVITED, BOT], { host: '' }), 'SECRET');
  expect(screen.getByRole('heading', { name: 'Sit down' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
});
