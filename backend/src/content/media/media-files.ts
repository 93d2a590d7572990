/** Storage for picture files, shared by all processes of the API. The file of a given name never changes. */
export interface MediaFiles {
  /** Resolves when the file would survive a power failure. A file is there whole, or not at all. */
  readonly put: (name: string, content: Buffer) => Promise<void>
  /** Null for a missing file. @throws if that cannot be determined. */
  readonly read: (name: string) => Promise<Buffer | null>
  /** A missing file is no error. */
  readonly remove: (name: string) => Promise<void>
}
