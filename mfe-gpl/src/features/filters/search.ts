import { plainLetters } from 'shared-contracts/format/plain-letters'

/**
 * Returns the items with a text that contains the wanted one, ignoring case (requirement 5), accents and the
 * form of apostrophes. Blanks around it, which phone keyboards add after a word, only count if an item contains them.
 */
export function search<Item>(
  items: readonly Item[],
  wanted: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const holding = (needle: string) =>
    items.filter((item) => textsOf(item).some((text) => plainLetters(text).includes(needle)))
  const found = holding(plainLetters(wanted))
  return found.length > 0 ? found : holding(plainLetters(wanted).trim())
}
