/**
 * Saves a text as a file for the visitor. For event handlers only: browsers require a user action.
 *
 * @param type media type, such as `text/csv;charset=utf-8`.
 */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
