const FOLDER = '/media/desk/'

/** A picture of the desk as pages name it, without width and type. */
export const addressOf = (file: string) => FOLDER + file

/** @returns null for a picture that is not of the desk. */
export const fileOf = (address: string) =>
  address.startsWith(FOLDER) ? address.slice(FOLDER.length) : null
