import { SUBSIDIARY_SLUGS, SUBSIDIARY_THEMES } from 'shared-contracts/site/subsidiaries'
import { byNight } from './by-night.ts'
import { schemesOf } from './schemes.ts'
import type { ThemeName, Tokens } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]|\dxl|\d$/g, (part) => `-${part.toLowerCase()}`)

const declarations = ({ scheme, ...tokens }: Partial<Tokens>) =>
  [
    `color-scheme:${scheme}`,
    ...Object.entries(tokens).map(([name, value]) => `--${kebab(name)}:${value}`),
  ].join(';')

/** Returns a theme's tokens as CSS text, in both schemes, for elements with `[data-theme]`. */
export function themeProperties(theme: ThemeName): string {
  const { base, dark, usual } = schemesOf(theme)
  const selector = `[data-theme="${theme}"]`
  return (
    `${selector}{${declarations(base)}}` +
    (dark ? byNight(` ${selector}`, declarations(dark), usual) : '')
  )
}

/**
 * Returns the subsidiaries' colours for elements with `[data-subsidiary]`: strong and mid for a light
 * background, tint for a dark one.
 */
export function subsidiaryProperties(): string {
  const colours = SUBSIDIARY_SLUGS.map((slug) => {
    const { strong, mid, tint } = SUBSIDIARY_THEMES[slug]
    return `[data-subsidiary="${slug}"]{--accent:${strong};--accent-mid:${mid};--accent-tint:${tint};--thread-2:${mid};--thread-3:${strong}}`
  })
  return colours.join('') + byNight(' [data-subsidiary]', '--accent:var(--accent-tint)')
}
