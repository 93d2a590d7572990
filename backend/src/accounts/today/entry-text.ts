/**
 * Tells an entry of the audit log in one line: `Story 9 published, revision 1: Kotoko win again`.
 *
 * @param action leads the line, unless the change names the same kind of record itself.
 */
export function entryText(action: string, change: string): string {
  const kind = action.replace(/ changed$/, '')
  const text = change.startsWith(`${kind} `) ? change : `${action}: ${change}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
