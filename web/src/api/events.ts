/** Server-sent events out of a text that comes in pieces. */

export interface SentEvent {
  name: string;
  data: string;
  id: string;
}

export class EventReader {
  #rest = '';

  /** The events that are complete with this piece. */
  read(piece: string): SentEvent[] {
    const blocks = (this.#rest + piece).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const fields = new Map(block.split('\n').map(fieldOf));
      const data = fields.get('data');
      // A comment is a sign of life and nothing else.
      return data === undefined ? [] : [{ name: fields.get('event') ?? 'message', data, id: fields.get('id') ?? '' }];
    });
  }
}

/** Our server writes a field once in an event, in one line, and ends lines with a line feed alone. */
function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}
