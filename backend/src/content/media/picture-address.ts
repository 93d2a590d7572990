const FOLDER = '/media/desk/'

/** A picture of the desk as pages name it, without width and type. */
export const addressOf = (file: string) => FOLDER + file

/** @returns null for a picture that is not of the desk. */
export const fileOf = (address: string) =>
  address.startsWith(FOLDER) ? address.slice(FOLDER.length) : null

/** The pictures of the desk that a text names. */
export const filesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\/media\/desk\/([0-9a-f]{16})/g), ([, file = '']) => file))
