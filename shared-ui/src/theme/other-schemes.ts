import type { ThemeName, Tokens } from './tokens.ts'

export type Scheme = Tokens['scheme']

/** Tokens that change in a theme's other scheme; everything else, including the dark backgrounds, stays the same. */
export type OtherScheme = Partial<Tokens> & Pick<Tokens, 'scheme'>

/** The group's dark scheme: the ledger's paper turns to dark leather, the brand's green to sage. */
const loom: OtherScheme = {
  scheme: 'dark',
  surface: '#15120D',
  surfaceRaised: '#201C15',
  surfaceSunk: '#0E0C08',
  glow: '#302818',
  text: '#F7F3E9',
  textMuted: '#BDB4A3',
  line: '#353024',
  edge: '#8A806E',
  brand: '#8CCBAA',
  brandHover: '#A9DCC1',
  onBrand: '#0A1F17',
  accent: '#E3B04B',
  up: '#5BD08A',
  down: '#FF8A80',
  thread1: '#2A7657',
}

/** The portal's light scheme: grass in the afternoon sun, gold on the shirts' green. */
const floodlight: OtherScheme = {
  scheme: 'light',
  surface: '#F6F8F3',
  surfaceRaised: '#FFFFFF',
  surfaceSunk: '#EAF0E8',
  glow: '#DBEBDC',
  text: '#06140E',
  textMuted: '#3F5047',
  line: '#CFDACF',
  edge: '#697B70',
  brand: '#0B3D28',
  brandHover: '#062819',
  onBrand: '#FCD116',
  accent: '#785600',
  up: '#14713A',
  down: '#B3231D',
}

/** Other schemes of the themes that have two. The league company is black and gold by day and by night. */
export const OTHER_SCHEMES: Readonly<Partial<Record<ThemeName, OtherScheme>>> = {
  loom,
  floodlight,
}
