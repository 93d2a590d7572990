import { THEMES, type ThemeName } from './tokens.ts'

/**
 * CSS text that paints the document itself in a theme. The edge puts it into the head beside
 * `<html data-theme>`, so that the canvas has its colour before any script runs.
 */
export function themeCanvas(theme: ThemeName): string {
  const { scheme, surface, text } = THEMES[theme]
  return `html[data-theme="${theme}"]{color-scheme:${scheme};background:${surface};color:${text}}`
}

/** Colour of the browser's own bars, for `<meta name="theme-color">`. */
export function themeColor(theme: ThemeName): string {
  return THEMES[theme].deep
}
