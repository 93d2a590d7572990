/** Moves an item of a list one place up or down; returns the list unchanged if there is no such place. */
export function moved<Item>(list: readonly Item[], place: number, by: -1 | 1): readonly Item[] {
  const other = place + by
  const [item, neighbour] = [list[place], list[other]]
  if (item === undefined || neighbour === undefined) return list
  return list.with(place, neighbour).with(other, item)
}
