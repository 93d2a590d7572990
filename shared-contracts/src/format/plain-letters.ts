/** Letters of Ghana's languages that are no Latin letter with a mark, as addresses write them. */
const GHANAIAN: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ŋ: 'n',
}

/**
 * A text in small letters without marks, as far as an address can say it.
 *
 * @example plainLetters('Ɔkwawu, Áccra') // 'okwawu, accra'
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ɔɛŋ]/g, (letter) => GHANAIAN[letter] ?? letter)
}
