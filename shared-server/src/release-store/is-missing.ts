/** Returns the code of an operating system error, such as `ENOENT`; undefined for any other error. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Whether an error means that a file or folder does not exist, rather than that it could not be read. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
