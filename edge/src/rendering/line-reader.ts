/** Maximum length of a command to a rendering process, in characters: a release's pages are about 200 kB. */
export const MAX_COMMAND = 64 * 1024 * 1024

/** Splits a stream of text chunks into lines. */
export class LineReader {
  private parts: string[] = []
  private length = 0
  private readonly maxLength: number

  /** @param maxLength of a line, in characters. */
  constructor(maxLength: number) {
    this.maxLength = maxLength
  }

  /** @throws RangeError if a line is too long. */
  read(text: string): string[] {
    const [first = '', ...others] = text.split('\n')
    const lines: string[] = []
    this.add(first)
    for (const part of others) {
      lines.push(this.parts.join(''))
      this.parts = []
      this.length = 0
      this.add(part)
    }
    return lines
  }

  private add(part: string): void {
    this.length += part.length
    if (this.length > this.maxLength) throw new RangeError('A line is too long')
    this.parts.push(part)
  }
}
