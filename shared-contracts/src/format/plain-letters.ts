/** Letters of Ghana's languages that do not decompose into a Latin letter and a mark, as addresses write them. */
const GHANAIAN: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ŋ: 'n',
}

/**
 * Converts a text to lower-case letters without marks, as far as addresses can express it. Apostrophes become
 * straight, as keyboards write them.
 *
 * @example plainLetters('Ɔkwawu, Áccra') // 'okwawu, accra'
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ɔɛŋ]/g, (letter) => GHANAIAN[letter] ?? letter)
    .replace(/[’ʼ]/g, "'")
}
