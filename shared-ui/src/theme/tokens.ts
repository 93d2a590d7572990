/** Themes of the platform: group and subsidiaries, portal, and the league company between them. */
export type ThemeName = 'loom' | 'floodlight' | 'premiership'

/**
 * The design tokens of a theme, defined only here. Each member becomes a CSS custom property (`textMuted` is
 * `--text-muted`), and the MUI theme is made from the same values.
 */
export interface Tokens {
  readonly scheme: 'light' | 'dark'
  readonly fontDisplay: string
  readonly fontText: string
  /** Backgrounds: the page, raised parts, and recessed bands. */
  readonly surface: string
  readonly surfaceRaised: string
  readonly surfaceSunk: string
  /** Highlight of something raised: the bright end of a card's gradient. */
  readonly glow: string
  /** At least 15:1 on every surface. */
  readonly text: string
  /** At least 6:1 on every surface. */
  readonly textMuted: string
  /** Decorative hairline. */
  readonly line: string
  /** Edge of a control: at least 3:1 on every surface. */
  readonly edge: string
  readonly brand: string
  readonly brandHover: string
  readonly onBrand: string
  /** Background of heroes and footers, dark in every theme, and the text on it. */
  readonly deep: string
  readonly onDeep: string
  readonly onDeepMuted: string
  /** Small coloured text and marks: at least 4.5:1 on every surface. Subsidiary pages override it. */
  readonly accent: string
  readonly accentMid: string
  readonly accentTint: string
  readonly up: string
  readonly down: string
  readonly live: string
  readonly onLive: string
  /** Threads of the woven strip. */
  readonly thread1: string
  readonly thread2: string
  readonly thread3: string
  readonly thread4: string
  /**
   * Type scale, from the smallest text to the hero. Titles shrink with the window before their words break, for
   * readers with a larger text size.
   */
  readonly textXs: string
  readonly textS: string
  readonly textM: string
  readonly textL: string
  readonly textXl: string
  readonly text2xl: string
  readonly text3xl: string
  readonly textHero: string
  readonly displayWeight: string
  readonly displayCase: string
  readonly displayLeading: string
  readonly displayTracking: string
  /** Maximum width of the page's content, including its margins. */
  readonly page: string
  /** One step of the spacing grid. */
  readonly unit: string
  /** Space above and below a section. */
  readonly section: string
  readonly radiusS: string
  readonly radiusM: string
  readonly radiusL: string
  /** Slant of a button's background, a `transform`. */
  readonly cut: string
  readonly fast: string
  readonly slow: string
  readonly ease: string
}

/** Returns a font stack: a web font, its metric-adjusted stand-ins of `fonts/stand-ins.ts`, and a generic family. */
const stack = (family: string, generic: 'serif' | 'sans-serif') =>
  [
    `'${family} Variable'`,
    ...standInsOf(generic).map((on) => `'${family} on ${on}'`),
    generic,
  ].join()

/**
 * Systems with a stand-in. Sans serif fonts of Linux have Arial's widths, so only its serifs have one of their
 * own.
 */
const standInsOf = (generic: 'serif' | 'sans-serif') =>
  generic === 'serif' ? ['desktop', 'Android', 'Linux'] : ['desktop', 'Android']

const loom: Tokens = {
  scheme: 'light',
  fontDisplay: stack('Fraunces', 'serif'),
  fontText: stack('Source Sans 3', 'sans-serif'),
  surface: '#FBF8F1',
  surfaceRaised: '#FFFFFF',
  surfaceSunk: '#F7F3E9',
  glow: '#F8F4EA',
  text: '#16130E',
  textMuted: '#5B5347',
  line: '#E3DBC9',
  edge: '#857A69',
  brand: '#0F3D2E',
  brandHover: '#0A2B20',
  onBrand: '#FBF8F1',
  deep: '#0B2B21',
  onDeep: '#FBF8F1',
  onDeepMuted: '#C3CFC6',
  accent: '#8A5A00',
  accentMid: '#C8920A',
  accentTint: '#F2C14E',
  up: '#15803D',
  down: '#B91C1C',
  live: '#CE1126',
  onLive: '#FFFFFF',
  thread1: '#0F3D2E',
  thread2: '#C8920A',
  thread3: '#B4410E',
  thread4: '#E9DFC7',
  textXs: '0.8rem',
  textS: '0.9rem',
  textM: '1.0625rem',
  textL: '1.25rem',
  textXl: '1.5625rem',
  text2xl: 'min(clamp(1.75rem, 1.45rem + 1.3vw, 2.44rem), 10vw)',
  text3xl: 'min(clamp(2rem, 1.5rem + 2.1vw, 3.05rem), 12vw)',
  textHero: 'min(clamp(2.5rem, 1.6rem + 4.2vw, 4.75rem), 15vw)',
  displayWeight: '560',
  displayCase: 'none',
  displayLeading: '1.08',
  displayTracking: '-0.015em',
  page: '1248px',
  unit: '8px',
  section: 'clamp(40px, 1rem + 6.8vw, 128px)',
  radiusS: '4px',
  radiusM: '10px',
  radiusL: '20px',
  cut: 'none',
  fast: '240ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.16, 1, 0.3, 1)',
}

const floodlight: Tokens = {
  scheme: 'dark',
  fontDisplay: stack('Big Shoulders', 'sans-serif'),
  fontText: stack('Archivo', 'sans-serif'),
  surface: '#06140E',
  surfaceRaised: '#0C2018',
  surfaceSunk: '#030B07',
  glow: '#16402C',
  text: '#F4F7F2',
  textMuted: '#A9B8AE',
  line: '#1C3328',
  edge: '#5E7468',
  brand: '#FCD116',
  brandHover: '#FFE066',
  onBrand: '#06140E',
  deep: '#030B07',
  onDeep: '#F4F7F2',
  onDeepMuted: '#A9B8AE',
  accent: '#FCD116',
  accentMid: '#FCD116',
  accentTint: '#FCD116',
  up: '#3DDC84',
  down: '#FF7A7A',
  live: '#CE1126',
  onLive: '#FFFFFF',
  thread1: '#FCD116',
  thread2: '#CE1126',
  thread3: '#1F7A4A',
  thread4: '#0C2018',
  textXs: '0.75rem',
  textS: '0.875rem',
  textM: '1rem',
  textL: '1.333rem',
  textXl: '1.777rem',
  text2xl: 'min(clamp(2rem, 1.7rem + 1.4vw, 2.369rem), 10vw)',
  text3xl: 'min(clamp(2.369rem, 1.8rem + 2.6vw, 3.157rem), 12vw)',
  textHero: 'min(clamp(3rem, 1rem + 8.6vw, 7.5rem), 20vw)',
  displayWeight: '800',
  displayCase: 'uppercase',
  displayLeading: '0.95',
  displayTracking: '0',
  page: 'clamp(1248px, 75vw, 1440px)',
  unit: '4px',
  section: 'clamp(56px, 6vw, 80px)',
  radiusS: '2px',
  radiusM: '4px',
  radiusL: '4px',
  cut: 'skewX(-8deg)',
  fast: '120ms',
  slow: '180ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
}

/** The portal's black and gold, set with the group's serif, type scale and calm spacing. */
const premiership: Tokens = {
  ...loom,
  scheme: 'dark',
  fontText: stack('Archivo', 'sans-serif'),
  surface: '#0D0B07',
  surfaceRaised: '#191610',
  surfaceSunk: '#060503',
  glow: '#2A2517',
  text: '#F7F3E8',
  textMuted: '#B8AF9C',
  line: '#2C2719',
  edge: '#766D5C',
  brand: '#FCD116',
  brandHover: '#FFE066',
  onBrand: '#0D0B07',
  deep: '#060503',
  onDeep: '#F7F3E8',
  onDeepMuted: '#B8AF9C',
  accent: '#FCD116',
  accentMid: '#FCD116',
  accentTint: '#FCD116',
  up: '#3DDC84',
  down: '#FF7A7A',
  thread1: '#FCD116',
  thread2: '#8C6A0A',
  thread3: '#F7F3E8',
  thread4: '#191610',
  textM: '1rem',
  displayWeight: '480',
  page: 'clamp(1248px, 75vw, 1440px)',
  radiusM: '4px',
  radiusL: '10px',
}

export const THEMES: Readonly<Record<ThemeName, Tokens>> = { loom, floodlight, premiership }
