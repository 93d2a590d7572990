/** The code of an error of the operating system, such as `ENOENT`; undefined for any other error. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Whether a file system has answered that there is no such file or folder, and not that it cannot say. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
