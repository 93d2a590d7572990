import type { SubsidiaryTheme } from 'shared-contracts/site/subsidiaries'

/** Colours of a subsidiary by where they are used: see `SubsidiaryTheme`. */
export type ColourTheme = Pick<SubsidiaryTheme, 'strong' | 'mid' | 'tint'>

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
/** Darkest text on a colour, and the lightest dark background behind text in a colour. */
const INK: Rgb = [22, 19, 14]
const DARK_GROUND: Rgb = [48, 40, 24]

/** Minimum contrasts of DESIGN's own subsidiary colours: no less than the 4.5 that text needs (WCAG 1.4.3). */
const ON_STRONG = 5.6
const ON_MID = 4.5
const OF_TINT = 6

/**
 * Derives a subsidiary's colours from the one that its owner chose: darkened until white text is readable on
 * it, and lightened until it is readable itself on a dark background.
 *
 * @returns null for an invalid colour.
 */
export function colourTheme(colour: string): ColourTheme | null {
  const chosen = rgbOf(colour)
  if (!chosen) return null
  return {
    strong: hexOf(towards(BLACK, chosen, (mixed) => contrast(WHITE, mixed) >= ON_STRONG)),
    mid: hexOf(towards(WHITE, chosen, (mixed) => contrast(INK, mixed) >= ON_MID)),
    tint: hexOf(towards(WHITE, chosen, (mixed) => contrast(DARK_GROUND, mixed) >= OF_TINT)),
  }
}

function rgbOf(colour: string): Rgb | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (!digits) return null
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  const part = (place: number) => parseInt(whole.slice(place, place + 2), 16)
  return [part(0), part(2), part(4)]
}

/** Returns the first suitable one of twenty steps from a colour to black or white. */
function towards(end: Rgb, start: Rgb, willDo: (mixed: Rgb) => boolean): Rgb {
  for (let step = 0; step < 20; step++) {
    const mix = (place: 0 | 1 | 2) =>
      Math.round(start[place] + ((end[place] - start[place]) * step) / 20)
    const mixed: Rgb = [mix(0), mix(1), mix(2)]
    if (willDo(mixed)) return mixed
  }
  return end
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const hexOf = (colour: Rgb) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
