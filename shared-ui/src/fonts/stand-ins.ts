/** A system font made to fill the place of a web font: width in percent, ascent and descent as well. */
export interface StandIn {
  readonly local: string
  readonly size: number
  readonly ascent: number
  readonly descent: number
}

const standIn = (local: string, size: number, ascent: number, descent: number): StandIn => ({
  local,
  size,
  ascent,
  descent,
})

/**
 * Stand-ins of each family, on desktops and on Android. The size is the ratio of both fonts' widths over a
 * paragraph of the site's own English, at the weight and case in which the family is mostly set; ascent
 * and descent are the web font's, divided by it. No line gap: all four families have none.
 */
export const STAND_INS = {
  Fraunces: [standIn('Georgia', 108.5, 90.1, 23.5), standIn('Noto Serif', 99.9, 97.9, 25.5)],
  'Source Sans 3': [standIn('Arial', 93.6, 109.4, 42.7), standIn('Roboto', 94.2, 108.7, 42.5)],
  'Big Shoulders': [standIn('Arial', 72.9, 135.2, 29.4), standIn('Roboto', 79.4, 124.1, 27)],
  Archivo: [standIn('Arial', 98.4, 89.2, 21.3), standIn('Roboto', 99, 88.7, 21.2)],
} as const satisfies Record<string, readonly [desktop: StandIn, android: StandIn]>

export type Family = keyof typeof STAND_INS
