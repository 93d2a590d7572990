/** A system font adjusted to the metrics of a web font: width, ascent and descent in percent. */
export interface StandIn {
  /** Systems that have it: suffix of its family name. */
  readonly on: 'desktop' | 'Android' | 'Linux'
  /** Its name, and those of fonts with the same widths. */
  readonly local: readonly string[]
  readonly size: number
  readonly ascent: number
  readonly descent: number
  /** Only for these characters, as in `unicode-range`. */
  readonly range?: string
}

const SANS = ['Arial', 'Liberation Sans', 'Arimo']
const SERIF = ['Times New Roman', 'Liberation Serif', 'Tinos']

/** The web font's own ascent and descent, in percent of its size. */
type Heights = readonly [ascent: number, descent: number]
const FRAUNCES: Heights = [97.8, 25.5]
const SOURCE_SANS: Heights = [102.4, 40]
const BIG_SHOULDERS: Heights = [98.55, 21.45]
const ARCHIVO: Heights = [87.8, 21]

const rounded = (value: number) => Math.round(value * 10) / 10

function standIn(
  on: StandIn['on'],
  local: readonly string[],
  size: number,
  [ascent, descent]: Heights,
): StandIn {
  const heights = [ascent, descent].map((height) => rounded((height * 100) / size))
  return { on, local, size, ascent: heights[0] ?? 0, descent: heights[1] ?? 0 }
}

/**
 * Stand-ins of each cut; a system uses the first that it has. The size is the ratio of both fonts' widths over
 * the site's own English, in the most used weight and case of the family; ascent and descent are the web
 * font's, divided by it. No line gap: all four families have none.
 */
export const STAND_INS = {
  'Fraunces 560': [
    standIn('desktop', ['Georgia', 'Gelasio'], 99.1, FRAUNCES),
    standIn('Android', ['Noto Serif'], 91.3, FRAUNCES),
    standIn('Linux', SERIF, 109, FRAUNCES),
  ],
  'Fraunces 480': [
    standIn('desktop', ['Georgia', 'Gelasio'], 97.7, FRAUNCES),
    standIn('Android', ['Noto Serif'], 89.9, FRAUNCES),
    standIn('Linux', SERIF, 107.4, FRAUNCES),
  ],
  'Source Sans 3': [
    standIn('desktop', SANS, 93.6, SOURCE_SANS),
    standIn('Android', ['Roboto'], 94.2, SOURCE_SANS),
  ],
  'Big Shoulders': [
    standIn('desktop', SANS, 72.9, BIG_SHOULDERS),
    standIn('Android', ['Roboto'], 79.4, BIG_SHOULDERS),
    // Names are not set in capitals, and the lower-case letters are wider.
    { ...standIn('desktop', SANS, 83.5, BIG_SHOULDERS), range: 'U+61-7A' },
    { ...standIn('Android', ['Roboto'], 87, BIG_SHOULDERS), range: 'U+61-7A' },
  ],
  Archivo: [standIn('desktop', SANS, 98.4, ARCHIVO), standIn('Android', ['Roboto'], 99, ARCHIVO)],
} as const satisfies Record<string, readonly StandIn[]>

/** A family in the weights of one set of files. */
export type Cut = keyof typeof STAND_INS

export type Family = 'Fraunces' | 'Source Sans 3' | 'Big Shoulders' | 'Archivo'
