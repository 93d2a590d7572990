/** A place for the files of pictures, which every process of the API sees. A file is never changed under its name. */
export interface MediaFiles {
  /** Resolves when the file outlives this machine's losing its power: it is there whole, or not at all. */
  readonly put: (name: string, content: Buffer) => Promise<void>
  /** Null for a file that is not there. @throws where that cannot be told. */
  readonly read: (name: string) => Promise<Buffer | null>
  /** One that is not there is no mistake. */
  readonly remove: (name: string) => Promise<void>
}
