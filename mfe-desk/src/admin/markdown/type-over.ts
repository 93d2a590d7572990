/**
 * Changes the text of a field as if it were typed, so that the browser's undo takes it back and keeps what was typed
 * before.
 *
 * @returns whether the browser did so; otherwise the field is as it was.
 */
export function typeOver(field: HTMLTextAreaElement, text: string): boolean {
  const { start, end, words } = differenceOf(field.value, text)
  field.focus()
  field.setSelectionRange(start, end)
  // The standard calls it deprecated, but nothing else reaches the browser's undo.
  return 'execCommand' in document && document.execCommand('insertText', false, words)
}

/** Returns the part of a text that another one replaces, and the words that replace it. */
function differenceOf(before: string, after: string) {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start] === after[start]) start += 1
  let same = 0
  while (same < least - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const end = before.length - same
  return { start, end, words: after.slice(start, after.length - same) }
}
