import type { UsualScheme } from './by-night.ts'
import { OTHER_SCHEMES, type OtherScheme, type Scheme } from './other-schemes.ts'
import { THEMES, type ThemeName, type Tokens } from './tokens.ts'

/**
 * A theme as style sheets want it: all of its tokens as they are by day, and what changes by night. A theme
 * with one scheme has only the tokens. A theme whose own scheme is dark stays so until its visitor chooses light.
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

/** The page's own colour, which the browser's bars take: the same in both schemes of a theme that has one. */
export function canvasColours(theme: ThemeName): Readonly<Record<Scheme, string>> {
  const { base, dark } = schemesOf(theme)
  return { light: base.surface, dark: dark?.surface ?? base.surface }
}

/** The scheme of a site whose visitor chose none; null where the system says it. */
export function usualScheme(theme: ThemeName): Scheme | null {
  const { usual } = schemesOf(theme)
  return usual === 'system' ? null : usual
}
