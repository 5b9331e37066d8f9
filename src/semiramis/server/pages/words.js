// What happened, in words. An event without a sentence of its own is told by its name and its facts.

const SENTENCES = {
  architect_placed: "{seat} sends an architect to stack {stack}",
  architects_taken_back: "{seat} takes the architects on {stacks} back",
  belvedere_placed: "a belvedere stands on {cell}, level {level}",
  decoration_placed: "{seat} places {kind} on {cells}",
  favor_placed: "{seat} gains the favour {favor}",
  game_over: "the game is over: {scores}",
  last_turn: "the last turn: {seat}",
  level_opened: "{seat} opens level {level}",
  line_completed: "three architects of {seat} in line: {stacks}",
  piece_covered: "the {piece} on {cell} is covered",
  pillars: "{seat}: {count} {kind} pillar ({reason})",
  pillars_exchanged: "{seat} exchanges {singles} single pillars for {doubles} double",
  pillars_returned: "{seat} returns {count} {kind} pillars",
  points: "{seat}: {points} points ({reason})",
  project_completed: "{seat} completes project {project}: {points} points",
  project_revealed: "project {project} is turned up",
  project_taken: "{seat} takes project {project} ({from})",
  stack_emptied: "stack {stack} is empty",
  statue_became_pillar: "the statue on {cell} is a pillar now",
  tile_built: "{seat} builds {tile} on {cell}, height {height}",
  tile_discarded: "{seat} discards {tile}",
  tile_dug: "{seat} digs {tile} from {stack}",
  tile_placed: "{seat} places {tile} on {cell}, level {level}",
  tile_removed: "{seat} removes {tile} from {stack}",
  tile_revealed: "stack {stack} shows {tile}",
  tile_stored: "{seat} stores {tile}",
  token_turned_up: "round {round} of {rounds}: {token}",
  turn_began: "the turn of {seat}",
  turn_ended: "{seat} ends the turn",
};

export function tell({ event, ...facts }, names) {
  const text = (name) => {
    const value = facts[name];
    if (name === "seat") return names[value];
    if (value === null) return "nothing";
    return Array.isArray(value) ? value.join(", ") : String(value).replaceAll("_", " ");
  };
  const sentence = SENTENCES[event] ?? `${event} ${Object.keys(facts).map((name) => `{${name}}`).join(" ")}`;
  return sentence.replace(/\{(\w+)\}/g, (_, name) => text(name));
}
