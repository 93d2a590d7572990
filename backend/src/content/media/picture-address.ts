const FOLDER = '/media/desk/'

/** Returns the address by which pages refer to a picture of the desk, without width and type. */
export const addressOf = (file: string) => FOLDER + file

/** @returns null for a picture that is not of the desk. */
export const fileOf = (address: string) =>
  address.startsWith(FOLDER) ? address.slice(FOLDER.length) : null

/** Returns the files of the desk's pictures that a text refers to. */
export const filesIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/\/media\/desk\/([0-9a-f]{16})/g), ([, file = '']) => file))
