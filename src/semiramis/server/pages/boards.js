// Positions as one sees them. Nothing of the rules is known here: only what a view says, and what the tiles look like.

import { grid, make } from "./dom.js";

const words = (name) => name.replaceAll("_", " ");
const GLYPHS = { stairs: "≡", fountain: "◎", bridge: "∩", statue: "♟", belvedere: "⌂" };
const COLORS = { B: "blue", G: "green", O: "orange", P: "pink", ".": "none" };

export const BOARDS = { amytis, babylon };

// What the first word of an action is about, for the heading of its group.
export const about = (view, word) => {
  const stack = view.game === "amytis" && view.stacks[word];
  return stack ? `${stack.top.replace("-", ", ")} of stack ${word}, to` : words(word);
};

const scores = (seat) =>
  make(
    "details",
    {},
    make("summary", {}, make("strong", {}, `${seat.score} points`)),
    make("ul", {}, Object.entries(seat.breakdown).map(([line, value]) => make("li", {}, `${words(line)}: ${value}`))),
  );

const seatHead = (view, names, seat) =>
  make("h3", { class: `seat${seat}` }, names[seat], view.player === seat ? make("small", {}, " to act") : "");

function amytis(view, names, components) {
  const tile = (name, height) => {
    const [building, color] = name.split("-");
    return make("span", { class: `tile ${color}`, title: name }, building, make("small", {}, ` ×${height}`));
  };
  const project = (id) => {
    const card = components.project.find((one) => one.id === id);
    const rows = card.pattern.map((row) =>
      make("tr", {}, [...row].map((letter) => make("td", { class: COLORS[letter], title: COLORS[letter] }))));
    return make("figure", { class: "project" }, make("table", {}, rows),
      make("figcaption", {}, `${id}: ${card.points} p.`));
  };
  const projects = (title, ids) =>
    make("div", { class: "projects" }, make("span", {}, title), ids.length ? ids.map(project) : "none");
  const stacks = grid(3, 3, "Stacks", (name) => {
    const { top, height, architect } = view.stacks[name];
    const standing = architect === null ? "" : make("small", { class: `seat${architect}` }, `▲ ${names[architect]}`);
    return top ? [[tile(top, height), standing]] : [["empty", standing], "bare"];
  });
  const city = (seat) => grid(3, 3, "City", (name) => {
    const built = view.seats[seat].city[name];
    return built.length ? [tile(built.at(-1), built.length)] : ["", "bare"];
  });
  const { row, ...places } = view.favors;
  const favors = Object.entries(places).map(([place, seat]) =>
    make("li", { class: seat === null ? "" : `seat${seat}` }, `${place}: ${seat === null ? "free" : names[seat]}`));
  const table = make("section", {}, stacks,
    projects(`Open projects (${view.projects.deck} in the deck)`, view.projects.open.filter((id) => id !== null)),
    make("h4", {}, "The king's favours"), make("ul", { class: "favors" }, favors,
      make("li", {}, `row: ${row.map((tokens, seat) => `${names[seat]} ${tokens}`).join(", ")}`)));
  return [table, ...view.seats.map((seat, number) => make("section", {}, seatHead(view, names, number), scores(seat),
    city(number), make("p", {}, `At hand: architects ${seat.architects}, favour tokens ${seat.tokens}`),
    projects("Projects", seat.projects), projects("Completed", seat.completed)))];
}

function babylon(view, names, components) {
  const tiles = new Map([...components.tile, ...components.starting_tile].map((tile) => [tile.id, tile]));
  const icon = (name) => make("span", { class: "icon", title: name || "no icon" }, GLYPHS[name] ?? "·");
  const tile = (name) => {
    const { icons, flower } = tiles.get(name);
    const [nw, ne, se, sw] = icons;
    return make("span", { class: `terrace ${flower}`, title: `${name}, ${flower} flower` }, [nw, ne, sw, se].map(icon));
  };
  const quarry = grid(4, 4, "Quarry", (name) => {
    const { height, top, pillars } = view.quarry[name];
    if (!height) return ["empty", "bare"];
    return [[tile(top), make("small", {}, `×${height}`, pillars === null ? "" : `, +${pillars} ▮`)], `layer${height}`];
  });
  const garden = (seat) => {
    const at = (letter, row) => seat.cells[`${letter}${row}`];
    const other = (cell, letter, row) => (at(letter, row)?.tile ?? null) !== cell.tile;
    const beside = (letter, step) => String.fromCharCode(letter.charCodeAt(0) + step);
    return grid(8, 8, "Garden", (name, letter, row) => {
      const cell = at(letter, row);
      if (!cell) return ["", "bare"];
      const flower = cell.tile === null ? "" : tiles.get(seat.tiles[cell.tile].tile).flower;
      const edges = [["n", letter, row - 1], ["s", letter, row + 1], ["w", beside(letter, -1), row],
        ["e", beside(letter, 1), row]].filter(([, l, r]) => other(cell, l, r)).map(([side]) => `edge-${side}`);
      const shown = cell.piece ? make("b", { title: cell.piece }, GLYPHS[cell.piece]) : cell.icon ? icon(cell.icon) : "";
      const span = cell.bridge ? make("small", { title: `bridge at level ${cell.bridge}` }, `∩${cell.bridge}`) : "";
      const level = make("sub", {}, String(cell.level || ""));
      return [[shown, span, level], `level${Math.min(cell.level, 6)} ${flower} ${edges.join(" ")}`];
    });
  };
  const held = (title, name) => make("p", { class: "held" }, `${title}: `, name ? tile(name) : "none");
  const round = `Round ${view.round} of ${view.rounds}${view.token ? `, token: ${words(view.token)}` : ""}`;
  const legend = Object.entries(GLYPHS).map(([name, glyph]) => `${glyph} ${name}`).join("  ");
  const table = make("section", {}, make("p", {}, round), quarry, make("p", { class: "legend" }, legend),
    make("p", {}, `To do: ${view.over ? "nothing" : words(view.phase)}`,
      view.removals_left ? ` (${view.removals_left} tiles to remove first)` : ""),
    view.turn.dug ? held("Dug", view.turn.dug) : "");
  return [table, ...view.seats.map((seat, number) => make("section", {}, seatHead(view, names, number), scores(seat),
    make("p", {}, make("span", { class: `flower ${seat.flower}` }, `${seat.flower} flower`),
      `, pillars: ${seat.singles} single, ${seat.doubles} double`), held("Stored", seat.stored), garden(seat)))];
}
