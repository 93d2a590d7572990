/**
 * Returns the items with a text that contains the wanted one, ignoring case (requirement 5). Blanks around it,
 * which phone keyboards add after a word, only count if an item contains them.
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
