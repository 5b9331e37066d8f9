// Elements are made here and nowhere else: what others wrote becomes text, never markup.

export const find = (id) => document.getElementById(id);

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

export const button = (text, click, attributes = {}) => make("button", { type: "button", click, ...attributes }, text);

export const select = (name, values, label = String) =>
  make("select", { name, "aria-label": name }, values.map((value) => make("option", { value }, label(value))));

// A board with its letters and numbers; `fill` gives a cell's content and class.
export function grid(columns, rows, caption, fill) {
  const letters = [..."abcdefgh"].slice(0, columns);
  const line = (row) =>
    letters.map((letter) => {
      const [content, look = ""] = fill(`${letter}${row}`, letter, row);
      return make("td", { class: look, "data-pick": `${letter}${row}` }, content);
    });
  const numbers = Array.from({ length: rows }, (_, index) => index + 1);
  return make(
    "table",
    { class: "grid", "data-of": caption.toLowerCase() },
    make("caption", {}, caption),
    make("thead", {}, make("tr", {}, make("td"), letters.map((letter) => make("th", { scope: "col" }, letter)))),
    make("tbody", {}, numbers.map((row) => make("tr", {}, make("th", { scope: "row" }, String(row)), line(row)))),
  );
}
