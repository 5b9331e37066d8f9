/** Finding events by their names, with the facts of each. */

/** The kind of event that has a name. */
export type Named<E extends { event: string }, Name> = E extends unknown
  ? Name extends E['event']
    ? E
    : never
  : never;

/** The events of a name. */
export function find<E extends { event: string }, Name extends E['event']>(
  events: readonly E[],
  name: Name,
): (E & Named<E, Name>)[] {
  return events.filter((event): event is E & Named<E, Name> => event.event === name);
}
