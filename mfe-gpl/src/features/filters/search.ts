/**
 * Items one of whose texts holds the wanted one, whatever the case (requirement 5). Blanks around it, which a
 * phone's keyboard leaves behind a word, count only where some item has them.
 */
export function search<Item>(
  items: readonly Item[],
  wanted: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const holding = (needle: string) =>
    items.filter((item) => textsOf(item).some((text) => text.toLowerCase().includes(needle)))
  const found = holding(wanted.toLowerCase())
  return found.length > 0 ? found : holding(wanted.trim().toLowerCase())
}
