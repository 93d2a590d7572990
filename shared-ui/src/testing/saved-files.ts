import { jest } from '@jest/globals'

/** A file that the page saved for the visitor. */
export interface SavedFile {
  readonly name: string
  readonly type: string
  /** Begins with the byte order mark, if the file does. */
  readonly text: string
}

/** Catches the files that the page saves; jsdom has no downloads. */
export function catchSavedFiles(): () => Promise<SavedFile[]> {
  const saved: Promise<SavedFile>[] = []
  let blob = new Blob()
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) blob = content
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(read(this.download, blob))
  })
  return () => Promise.all(saved)
}

const read = (name: string, blob: Blob) =>
  new Promise<SavedFile>((resolve) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve({
        name,
        type: blob.type,
        text: reader.result instanceof ArrayBuffer ? Buffer.from(reader.result).toString() : '',
      })
    // Read as a text, it would lose the byte order mark.
    reader.readAsArrayBuffer(blob)
  })
