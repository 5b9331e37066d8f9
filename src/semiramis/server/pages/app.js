// A first page to play in. It knows no rules: positions and legal actions come from the server, actions go to it.

import { BOARDS, about } from "./boards.js";
import { button, find, make, select } from "./dom.js";
import { tell } from "./words.js";

const TITLES = { amytis: "The Architects of Amytis", babylon: "Babylon" };
const STATUS = { open: "waiting for players", playing: "in play", over: "over", closed: "closed" };
const SHOWN = 60; // actions of a group; there can be thousands
let me = null;
let games = {};
let at = null; // the table one looks at
let stream = null;

async function call(method, path, body) {
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const answer = await fetch(`api/v1${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const told = await answer.json();
  if (answer.ok) return told;
  throw Object.assign(new Error(told.message), told);
}

// Run what a click asks for; what is refused is said in one line.
const attempt = (work) => async (...given) => {
  find("notice").textContent = "";
  try {
    await work(...given);
  } catch (error) {
    find("notice").textContent = error.message;
  }
};

async function enter() {
  const name = find("name").value.trim() || "Guest";
  if (me === null) me = await call("POST", "/people", { name });
  else if (me.name !== name) me = await call("PATCH", "/me", { name });
  find("name").value = me.name;
}

function follow(path, listeners) {
  stream?.close();
  stream = new EventSource(`api/v1${path}`);
  for (const [name, listen] of Object.entries(listeners))
    stream.addEventListener(name, (event) => listen(JSON.parse(event.data)));
  stream.addEventListener("error", () => {
    // A connection that broke comes back by itself; one that was refused does not.
    if (stream.readyState === EventSource.CLOSED) find("notice").textContent = "No live updates: is the table gone?";
  });
}

// The house.

async function showHouse() {
  at = null;
  document.title = "Semiramis";
  const lobby = new Map();
  const show = (table) => {
    if (table.status === "open") lobby.set(table.id, table);
    else lobby.delete(table.id);
    list("lobby", [...lobby.values()]);
  };
  follow("/lobby", { table: show });
  find("games").replaceChildren(...Object.values(games).map(gameCard));
  list("lobby", []);
  (await call("GET", "/tables?status=open")).tables.forEach(show);
  const mine = me === null ? [] : (await call("GET", "/tables?mine=true&limit=10")).tables;
  list("mine", mine);
}

function gameCard(game) {
  const players = select("players", game.players, (count) => `${count} players`);
  const level = select("level", game.levels, (name) => `against ${name}`);
  level.value = game.levels.at(-1);
  const others = (plan) => Array.from({ length: Number(players.value) - 1 }, () => plan());
  const play = (text, plan, more, look) => button(text, attempt(async () => {
    await enter();
    const seats = [{ kind: "me" }, ...others(plan)];
    location.hash = `table=${(await call("POST", "/tables", { game: game.name, seats, autostart: true, ...more })).id}`;
  }), look);
  return make("section", { class: "card" }, make("h2", {}, TITLES[game.name] ?? game.name),
    make("p", {}, game.players.length > 1 ? players : "for two players"),
    make("p", {}, level, play("Play now", () => ({ kind: "bot", level: level.value }), {}, { class: "first" })),
    make("p", {}, play("Invite friends by link", () => ({ kind: "invited" }), {}),
      play("Open a table for anybody", () => ({ kind: "open" }), { public: true })));
}

function list(id, tables) {
  const line = (table) => make("li", {}, make("a", { href: `#table=${table.id}` }, TITLES[table.game] ?? table.game),
    ` ${table.seats.map(nameOf).join(", ")} (${STATUS[table.status]})`);
  find(id).replaceChildren(...(tables.length ? tables.map(line) : [make("li", {}, "none")]));
}

// A table.

async function showTable(id, invitation) {
  at = { id, invitation, table: null, position: null, legal: null, log: [] };
  find("filter").value = "";
  const place = (position) => {
    at.position = position;
    at.legal = null;
    if (position.last?.ply === at.log.length + 1) at.log.push(position.last);
    showPosition();
  };
  const reread = attempt(async () => {
    const looked = at;
    looked.log = (await call("GET", `/tables/${id}/actions`)).actions;
    if (looked === at) showPosition();
  });
  follow(`/tables/${id}/events`, {
    table: (table) => { at.table = table; showAbout(); showPosition(); },
    position: (position) => { place(position); reread(); },
    move: place,
    undo: (position) => { place(position); reread(); },
    turn: (turn) => { if (turn.ply === at.position.ply) { at.legal = turn.legal; showPosition(); } },
  });
}

const nameOf = (seat) => seat.name.replace(/^bot:/, "bot ") || "free seat";
const names = () => at.table.seats.map(nameOf);
const mySeats = () => at.table.seats.flatMap((seat, number) => (me && seat.person === me.id ? [number] : []));
const send = (path, body) => attempt(() => call("POST", `/tables/${at.id}/${path}`, body));

function showAbout() {
  const { table } = at;
  const sitting = table.seats.some((seat) => seat.kind === "person" && seat.person === me?.id);
  const asking = table.seats.find((seat) => seat.person === table.takeback?.person);
  const told = [make("h2", {}, TITLES[table.game] ?? table.game), make("p", {}, names().join(" · "))];
  if (table.status === "open") {
    const join = attempt(async () => {
      await enter();
      await call("POST", `/tables/${at.id}/join`, at.invitation ? { invitation: at.invitation } : {});
      showTable(at.id); // the stream anew, as somebody who sits here
    });
    told.push(make("p", {}, sitting ? "The game begins when every seat is taken." : "There is a free seat."));
    if (!sitting) told.push(button("Sit down", join));
    else told.push(button("Leave", send("leave")));
    if (sitting && table.host === me.id && !table.autostart) told.push(button("Start", send("start")));
    if (sitting) offerInvitation();
  } else if (table.status === "closed") told.push(make("p", {}, "This table is gone."));
  if (table.takeback) {
    told.push(make("p", {}, `${nameOf(asking)} asks to take back to ply ${table.takeback.ply}.`));
    const answer = (agree) => send("takeback/answer", { agree });
    if (table.takeback.waiting_for.includes(me?.id)) told.push(button("Agree", answer(true)), button("Refuse", answer(false)));
    else if (table.takeback.person === me?.id) told.push(button("Withdraw", answer(false)));
  }
  if (table.result) {
    const won = table.result.winners.map((seat) => names()[seat]).join(" and ");
    told.push(make("p", { class: "result" }, `${won || "Nobody"} won, ${table.result.scores.join(" to ")} (${table.result.reason}).`));
    told.push(make("a", { href: `api/v1/tables/${at.id}/record`, download: "" }, "The record"));
    if (table.rematch) told.push(make("a", { href: `#table=${table.rematch}` }, "To the rematch"));
    else if (sitting && table.result.reason !== "imported") told.push(button("Play again", attempt(async () => {
      location.hash = `table=${(await call("POST", `/tables/${at.id}/rematch`)).id}`;
    })));
  }
  find("about").replaceChildren(...told);
}

// The invitation stands behind the #, which browsers keep to themselves: it is in nobody's log.
const offerInvitation = attempt(async () => {
  const { id, invitation } = await call("GET", `/tables/${at.id}`);
  if (id !== at.id || invitation === null) return;
  const link = `${location.origin}${location.pathname}#table=${id}&invitation=${invitation}`;
  const copy = attempt(() => navigator.clipboard.writeText(link));
  find("about").append(make("p", { class: "invitation" }, "For a friend: ", make("input", { readonly: true, value: link,
    "aria-label": "link for a friend", focus: (event) => event.target.select() }), button("Copy", copy)));
});

function showPosition() {
  const { table, position, legal } = at;
  find("turn").hidden = !legal;
  find("side").hidden = !table || !position;
  if (!table || !position) return;
  document.title = `${legal ? "Your turn · " : ""}Semiramis`;
  const draw = BOARDS[table.game] ?? ((view) => [make("pre", {}, JSON.stringify(view, null, 1))]);
  const [middle, ...seats] = draw(position.view, names(), games[table.game].components);
  const ownFirst = seats.map((_, seat) => seat).sort((a, b) => mySeats().includes(b) - mySeats().includes(a));
  find("board").replaceChildren(middle, ...ownFirst.map((seat) => seats[seat]));
  showActions();
  showCommands();
  const line = (done) => make("li", { value: done.ply }, make("b", {}, `${names()[done.seat]}: ${done.action}`),
    make("ul", {}, done.events.map((event) => make("li", {}, tell(event, names())))));
  find("log").replaceChildren(...at.log.map(line).reverse());
}

function showActions() {
  const { legal, position } = at;
  const wanted = find("filter").value.trim();
  const fits = (action) => ` ${action.replaceAll("-", " ")}`.includes(` ${wanted}`);
  const groups = new Map();
  for (const action of (legal ?? []).filter(fits)) {
    const word = action.split(" ", 1)[0];
    groups.set(word, [...(groups.get(word) ?? []), action]);
  }
  const act = (action) => attempt(async () => {
    find("filter").value = "";
    await call("POST", `/tables/${at.id}/actions`, { ply: position.ply, undone: position.undone, action });
  });
  const group = ([word, actions]) => make("fieldset", {}, make("legend", {}, about(position.view, word)),
    actions.slice(0, SHOWN).map((action) =>
      button(action === word ? action : action.slice(word.length + 1), act(action), { "data-action": action })),
    actions.length > SHOWN ? make("p", {}, `and ${actions.length - SHOWN} more: type, or click a cell, to narrow`) : "");
  find("actions").replaceChildren(...(groups.size ? [...groups].map(group) : [make("p", {}, "no action fits")]));
}

function showCommands() {
  const { table, position, legal } = at;
  const playing = table.status === "playing" && mySeats().length > 0;
  const own = at.log.findLast((done) => done.ply <= position.ply && mySeats().includes(done.seat));
  const away = mySeats().some((seat) => table.seats[seat].level !== null && !table.seats[seat].resigned);
  const surely = () => confirm("Give up this game?") && send("resign")();
  const wait = table.deadline ? ` until ${new Date(table.deadline * 1000).toLocaleTimeString()}` : "";
  const waiting = table.status === "playing" && !legal ? `It is the turn of ${names()[position.player]}${wait}. ` : "";
  find("commands").replaceChildren(waiting,
    playing && legal && position.undo_to !== null ? button("Undo", send("undo", { ply: position.ply - 1 })) : "",
    playing && own ? button("Take back", send("takeback", { ply: own.ply - 1 })) : "",
    playing && away ? button("I am back", send("return")) : "",
    playing ? button("Resign", surely) : "");
}

// The page.

const show = attempt(async () => {
  const asked = new URLSearchParams(location.hash.slice(1));
  const table = asked.get("table");
  find("house").hidden = table !== null;
  find("table").hidden = table === null;
  for (const id of ["about", "board", "log", "commands"]) find(id).replaceChildren();
  await (table === null ? showHouse() : showTable(table, asked.get("invitation")));
});

find("who").addEventListener("submit", (event) => event.preventDefault());
find("who").addEventListener("change", attempt(enter));
find("filter").addEventListener("input", showActions);
find("board").addEventListener("click", (event) => {
  const cell = event.target.closest("[data-pick]");
  if (!cell || !at.legal) return;
  const { pick } = cell.dataset;
  const now = find("filter").value.trim();
  // A cell of a city goes on from the stack that was clicked before; the same one again lets go of it.
  const both = `${now} ${pick}`;
  const goesOn = cell.closest("table").dataset.of === "city" && at.legal.includes(both);
  find("filter").value = goesOn ? both : now === pick ? "" : pick;
  showActions();
});
addEventListener("hashchange", show);

me = await call("GET", "/me").catch(() => null);
find("name").value = me?.name ?? "";
games = Object.fromEntries((await call("GET", "/games")).map((game) => [game.name, game]));
await show();
