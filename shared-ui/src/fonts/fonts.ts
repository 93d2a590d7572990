import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
import bigShoulders from '@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import type { ThemeName } from '../theme/tokens.ts'
import cediArchivo from './cedi-archivo.woff2'
import cediBigShoulders from './cedi-big-shoulders.woff2'
import cediFraunces from './cedi-fraunces.woff2'
import cediSourceSans from './cedi-source-sans-3.woff2'
import { STAND_INS, type Family, type StandIn } from './stand-ins.ts'

interface FontFile {
  readonly latin: string
  /** The cedi sign alone, loaded only by a page that shows a price in cedis. */
  readonly cedi: string
}

const FILES: Readonly<Record<Family, FontFile>> = {
  Fraunces: { latin: fraunces, cedi: cediFraunces },
  'Source Sans 3': { latin: sourceSans, cedi: cediSourceSans },
  'Big Shoulders': { latin: bigShoulders, cedi: cediBigShoulders },
  Archivo: { latin: archivo, cedi: cediArchivo },
}

/** Fontsource's range of its latin files. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** What a host puts into the head of a document. Remotes bring no fonts. */
export interface ThemeFonts {
  /** CSS text of the faces. */
  readonly css: string
  /** Addresses to preload, `as="font"`, the display font first: the heading is the largest paint. */
  readonly preloads: readonly string[]
}

export const THEME_FONTS: Readonly<Record<ThemeName, ThemeFonts>> = {
  loom: fontsOf('Fraunces', 'Source Sans 3'),
  floodlight: fontsOf('Big Shoulders', 'Archivo'),
  premiership: fontsOf('Fraunces', 'Archivo'),
}

/** CSS text of every face. A browser loads only those that something on the page is set in. */
export const FONT_FACES = (['Fraunces', 'Source Sans 3', 'Big Shoulders', 'Archivo'] as const)
  .map(facesOf)
  .join('')

function fontsOf(display: Family, text: Family): ThemeFonts {
  return {
    css: facesOf(display) + facesOf(text),
    preloads: [FILES[display].latin, FILES[text].latin],
  }
}

/**
 * The faces of a family. `optional`: a font that is not there at first paint is used from the next page
 * on, so that text never moves under a reader's eyes.
 */
function facesOf(family: Family): string {
  const { latin, cedi } = FILES[family]
  const [desktop, android] = STAND_INS[family]
  return (
    webFace(family, latin, LATIN) +
    webFace(family, cedi, 'U+20B5') +
    standInFace(`${family} on desktop`, desktop) +
    standInFace(`${family} on Android`, android)
  )
}

function webFace(family: Family, url: string, range: string): string {
  return `@font-face{font-family:'${family} Variable';font-weight:200 900;font-display:optional;src:url(${url}) format('woff2');unicode-range:${range}}`
}

function standInFace(name: string, { local, size, ascent, descent }: StandIn): string {
  return `@font-face{font-family:'${name}';src:local('${local}');size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
}
