/** Maximum length of a line of a calendar file, in octets without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** Joins the lines of a calendar file (RFC 5545): each one folded, and ended as the format asks. */
export function calendarFile(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Writes a text as the value of a property: no separator and no line end in it has a meaning. */
export function calendarText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

/** Breaks a line where it would be too long, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
