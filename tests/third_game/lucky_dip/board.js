// The board of lucky dip: the deck, the cards of each player, and buttons for what may be done.

const ENGLISH = `
dip-title = Lucky dip
dip-about = Draw cards from a deck that nobody has seen. Two cards in a row score more.
dip-draw = Draw a card
dip-pass = Pass
dip-throw = Throw away { $card }
dip-left = { $left ->
    [one] One card is left.
   *[other] { $left } cards are left.
 }
dip-points = Your score changes by { $points }.
dip-unknown = Nobody knows what it will be.
dip-event-drawn = { $name } draws the { $card }.
dip-event-thrown = { $name } throws the { $card } away.
dip-event-passed = { $name } passes.
dip-reason-not_your_card = You do not have the { $card }.
table-dip-line-cards = Cards
table-dip-line-runs = Two in a row
`;
const FRENCH = `
dip-title = La pioche
dip-about = Piochez des cartes que personne n’a vues. Deux cartes qui se suivent rapportent plus.
dip-draw = Piocher une carte
dip-throw = Défausser le { $card }
dip-left = { $left ->
    [one] Il reste une carte.
   *[other] Il reste { $left } cartes.
 }
dip-event-drawn = { $name } pioche le { $card }.
`;
export const messages = { en: ENGLISH, fr: FRENCH };

// The name of the game begins the classes: they are for the whole page, and so are its colours and sizes.
export const style = `
.dip, .dip div { display: grid; gap: var(--gap); }
.dip { padding: var(--gap); }
.dip ol, .dip p { display: flex; flex-wrap: wrap; gap: var(--gap-small); margin: 0; padding: 0; list-style: none; }
.dip li { width: 2.5rem; border: 1px solid var(--line-strong); border-radius: var(--round); text-align: center;
  font: 600 1.4rem/3.4rem var(--display); background: var(--sheet-deep); }
.dip .hinted { box-shadow: 0 0 0 3px var(--glow); }
`;

export function mount(target, { text, act, foresee }) {
  const left = element('p', {});
  const hands = element('div', {});
  const actions = element('p', {});
  const preview = element('p', { role: 'status' });
  target.append(element('div', { className: 'dip card' }, left, hands, actions, preview));
  let state;

  /** Shows what is certain of an action before it is done. */
  async function look(action) {
    const asked = state;
    const [outcome] = await foresee([action]);
    if (state !== asked || !outcome) return;
    const hidden = outcome.events.some(({ card }) => card === null);
    const points = Object.values(outcome.points).reduce((sum, change) => sum + change, 0);
    preview.textContent = hidden ? text('dip-unknown') : text('dip-points', { points });
  }

  function button(action) {
    const [verb, card] = action.split(' ');
    const made = element('button', {}, text(`dip-${verb}`, { card: Number(card) }));
    made.classList.toggle('hinted', state.idea?.actions[0]?.action === action);
    made.onclick = () => act(action);
    made.onpointerenter = made.onfocus = () => look(action);
    return made;
  }

  function hand({ hand: cards, score }, seat) {
    const list = element('ol', {}, ...cards.map((card) => element('li', {}, String(card))));
    list.dataset.anchor = `hand-${seat}`;
    return element('section', {}, element('h2', {}, `${state.seats[seat].name}: ${score}`), list);
  }

  return {
    update(next) {
      state = next;
      const { view } = state.position;
      left.textContent = text('dip-left', { left: view.left });
      hands.replaceChildren(...view.seats.map(hand));
      actions.replaceChildren(...(state.legal ?? []).map(button));
      preview.textContent = '';
    },
  };
}

/** An element with children: further elements, or text. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
