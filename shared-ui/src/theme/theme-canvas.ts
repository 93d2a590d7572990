import { byNight } from './by-night.ts'
import { schemesOf } from './schemes.ts'
import type { ThemeName, Tokens } from './tokens.ts'

export { canvasColours, usualScheme } from './schemes.ts'

/**
 * Returns CSS text that paints the document itself in a theme. The edge puts it into the head, along with
 * `<html data-theme>`, so that the canvas has its colour before any script runs.
 */
export function themeCanvas(theme: ThemeName): string {
  const { base, dark, usual } = schemesOf(theme)
  const selector = `:root[data-theme="${theme}"]`
  const night = dark && byNight(selector, paint({ ...base, ...dark }), usual)
  return `${selector}{${paint(base)}}${night ?? ''}`
}

const paint = ({ scheme, surface, text }: Tokens) =>
  `color-scheme:${scheme};background:${surface};color:${text}`
