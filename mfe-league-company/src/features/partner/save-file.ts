/** Hands a text to the visitor as a file to keep. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read the address by its next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
