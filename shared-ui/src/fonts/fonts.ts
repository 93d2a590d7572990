import type { ThemeName } from '../theme/tokens.ts'
import archivo from './archivo.woff2'
import bigShoulders from './big-shoulders.woff2'
import cediArchivo from './cedi-archivo.woff2'
import cediBigShoulders from './cedi-big-shoulders.woff2'
import cediFraunces480 from './cedi-fraunces-480.woff2'
import cediFraunces560 from './cedi-fraunces-560.woff2'
import cediSourceSans from './cedi-source-sans-3.woff2'
import { CEDI, ENGLISH, LETTERS, unicodeRange } from './characters.ts'
import fraunces480 from './fraunces-480.woff2'
import fraunces560 from './fraunces-560.woff2'
import lettersArchivo from './letters-archivo.woff2'
import lettersBigShoulders from './letters-big-shoulders.woff2'
import lettersFraunces480 from './letters-fraunces-480.woff2'
import lettersFraunces560 from './letters-fraunces-560.woff2'
import lettersSourceSans from './letters-source-sans-3.woff2'
import sourceSans from './source-sans-3.woff2'
import { STAND_INS, type Cut, type Family, type StandIn } from './stand-ins.ts'

interface FontFiles {
  readonly family: Family
  /** Weights that pages may use, as in CSS. */
  readonly weights: string
  readonly english: string
  /** The other letters of Western Europe, loaded only by a page that has one. */
  readonly letters: string
  /** The cedi sign alone, loaded only by a page that shows a price in cedis. */
  readonly cedi: string
}

const FILES: Readonly<Record<Cut, FontFiles>> = {
  'Fraunces 560': {
    family: 'Fraunces',
    weights: '540 900',
    english: fraunces560,
    letters: lettersFraunces560,
    cedi: cediFraunces560,
  },
  'Fraunces 480': {
    family: 'Fraunces',
    weights: '100 539',
    english: fraunces480,
    letters: lettersFraunces480,
    cedi: cediFraunces480,
  },
  'Source Sans 3': {
    family: 'Source Sans 3',
    weights: '400 700',
    english: sourceSans,
    letters: lettersSourceSans,
    cedi: cediSourceSans,
  },
  'Big Shoulders': {
    family: 'Big Shoulders',
    weights: '500 900',
    english: bigShoulders,
    letters: lettersBigShoulders,
    cedi: cediBigShoulders,
  },
  Archivo: {
    family: 'Archivo',
    weights: '400 700',
    english: archivo,
    letters: lettersArchivo,
    cedi: cediArchivo,
  },
}

/** Fonts that a host puts into the head of a document. Remotes bring none. */
export interface ThemeFonts {
  /** CSS text of its faces, by family. Themes that share a family have the same text for it. */
  readonly faces: readonly string[]
  /** Addresses to preload, `as="font"`, the display font first: the heading is the largest paint. */
  readonly preloads: readonly string[]
}

export const THEME_FONTS: Readonly<Record<ThemeName, ThemeFonts>> = {
  loom: fontsOf('Fraunces 560', 'Source Sans 3'),
  floodlight: fontsOf('Big Shoulders', 'Archivo'),
  premiership: fontsOf('Fraunces 480', 'Archivo'),
}

function fontsOf(display: Cut, text: Cut): ThemeFonts {
  return {
    faces: [facesOf(display), facesOf(text)],
    preloads: [FILES[display].english, FILES[text].english],
  }
}

/**
 * Returns the faces of a cut. `swap`: text is painted at once in a stand-in of the same size, and in the web
 * font as soon as it has loaded, on the first page as on every later one.
 */
function facesOf(cut: Cut): string {
  const { family, weights, english, letters, cedi } = FILES[cut]
  const face = (name: string, rules: string) =>
    `@font-face{font-family:'${family} ${name}';font-weight:${weights};${rules}}`
  const web = (url: string, range: string) =>
    face('Variable', `font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}`)
  // Of overlapping ranges, the last takes precedence.
  return (
    web(letters, unicodeRange(LETTERS)) +
    web(english, unicodeRange(ENGLISH)) +
    web(cedi, unicodeRange(CEDI)) +
    STAND_INS[cut].map((standIn) => face(`on ${standIn.on}`, standInRules(standIn))).join('')
  )
}

function standInRules({ local, size, ascent, descent, range }: StandIn): string {
  const names = local.map((name) => `local('${name}')`).join(',')
  return `src:${names};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%${range ? `;unicode-range:${range}` : ''}`
}
