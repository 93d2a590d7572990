import type { UsualScheme } from './by-night.ts'
import { OTHER_SCHEMES, type OtherScheme, type Scheme } from './other-schemes.ts'
import { THEMES, type ThemeName, type Tokens } from './tokens.ts'

/**
 * Returns a theme for style sheets: all of its tokens by day, and those that change by night. A theme with one
 * scheme has only the former. A theme whose own scheme is dark stays so until its visitor chooses light.
 */
export function schemesOf(theme: ThemeName): {
  base: Tokens
  dark: OtherScheme | undefined
  usual: UsualScheme
} {
  const own = THEMES[theme]
  const other = OTHER_SCHEMES[theme]
  if (other?.scheme !== 'light') return { base: own, dark: other, usual: 'system' }
  const changed = Object.keys(other).map((name) => [name, own[name as keyof Tokens]])
  return {
    base: { ...own, ...other },
    dark: { ...(Object.fromEntries(changed) as Partial<Tokens>), scheme: own.scheme },
    usual: 'dark',
  }
}

/** Returns the page's own colour for the browser's bars: the same in both schemes for a theme that has one. */
export function canvasColours(theme: ThemeName): Readonly<Record<Scheme, string>> {
  const { base, dark } = schemesOf(theme)
  return { light: base.surface, dark: dark?.surface ?? base.surface }
}

/** Returns the scheme of a site whose visitor chose none; null if the system decides. */
export function usualScheme(theme: ThemeName): Scheme | null {
  const { usual } = schemesOf(theme)
  return usual === 'system' ? null : usual
}
