/** The cells of comma-separated values (RFC 4180), line by line; a byte order mark is no part of them. */
export function parseCsv(source: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of source
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== ',') lines.push([])
  }
  return lines
}
