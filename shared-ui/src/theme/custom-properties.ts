import { SUBSIDIARY_SLUGS, SUBSIDIARY_THEMES } from 'shared-contracts'
import { THEMES, type ThemeName } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]|\d+xl|\d$/g, (part) => `-${part.toLowerCase()}`)

/** The tokens of a theme as CSS text, for whatever stands below `[data-theme]`. */
export function themeProperties(theme: ThemeName): string {
  const { scheme, ...tokens } = THEMES[theme]
  const properties = Object.entries(tokens).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `[data-theme="${theme}"]{color-scheme:${scheme};${properties.join(';')}}`
}

/**
 * Colours of the subsidiaries for whatever stands below `[data-subsidiary]`: strong and mid on a light
 * ground, tint on a dark one.
 */
export function subsidiaryProperties(): string {
  return SUBSIDIARY_SLUGS.map((slug) => {
    const { strong, mid, tint } = SUBSIDIARY_THEMES[slug]
    return `[data-subsidiary="${slug}"]{--accent:${strong};--accent-mid:${mid};--accent-tint:${tint};--thread-2:${mid};--thread-3:${strong}}`
  }).join('')
}
