/** Lowercase words and digits, joined by hyphens, as in addresses: `a-graduate-programme`. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Path of a picture, without width and file type: `/media/group/hero`. */
export const PICTURE_PATH = /^\/media\/(?!.*\.\.)[\w./-]+$/

/** A colour, in capitals: `#C8102E`. */
export const HEX_COLOR = /^#[0-9A-F]{6}$/
