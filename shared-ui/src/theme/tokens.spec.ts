import { describe, expect, it } from '@jest/globals'
import { SUBSIDIARY_SLUGS, SUBSIDIARY_THEMES } from 'shared-contracts/site/subsidiaries'
import { themeProperties } from './custom-properties.ts'
import { OTHER_SCHEMES } from './other-schemes.ts'
import { themeCanvas } from './theme-canvas.ts'
import { THEMES, type ThemeName, type Tokens } from './tokens.ts'

const names: ThemeName[] = ['loom', 'floodlight', 'premiership']
const schemes = names.flatMap((name): [string, Tokens][] => {
  const own = THEMES[name]
  const other = OTHER_SCHEMES[name]
  return [
    [`${name}, ${own.scheme}`, own],
    ...(other ? [[`${name}, ${other.scheme}`, { ...own, ...other }] as [string, Tokens]] : []),
  ]
})

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(schemes)('the theme %s', (_name, tokens) => {
  it.each(['surface', 'surfaceRaised', 'surfaceSunk', 'glow'] as const)(
    'reads well on its %s',
    (ground) => {
      const on = (colour: string) => contrast(colour, tokens[ground])
      expect(on(tokens.text)).toBeGreaterThan(ground === 'glow' ? 10 : 15)
      expect(on(tokens.textMuted)).toBeGreaterThan(ground === 'glow' ? 4.5 : 6)
      for (const colour of [tokens.accent, tokens.up, tokens.down, tokens.brand]) {
        expect(on(colour)).toBeGreaterThan(4.5)
      }
      if (ground === 'glow') return
      expect(on(tokens.edge)).toBeGreaterThan(3)
    },
  )

  it('reads well on its brand, its dark ground and its live mark', () => {
    expect(contrast(tokens.onBrand, tokens.brand)).toBeGreaterThan(7)
    expect(contrast(tokens.onBrand, tokens.brandHover)).toBeGreaterThan(7)
    expect(contrast(tokens.onDeep, tokens.deep)).toBeGreaterThan(7)
    expect(contrast(tokens.onDeepMuted, tokens.deep)).toBeGreaterThan(7)
    expect(contrast(tokens.accentTint, tokens.deep)).toBeGreaterThan(7)
    expect(contrast(tokens.onLive, tokens.live)).toBeGreaterThan(4.5)
  })
})

it.each(SUBSIDIARY_SLUGS)('the colours of %s read well on the group theme', (slug) => {
  const { strong, tint } = SUBSIDIARY_THEMES[slug]
  expect(contrast(strong, THEMES.loom.surface)).toBeGreaterThan(4.5)
  expect(contrast(tint, THEMES.loom.deep)).toBeGreaterThan(4.5)
  expect(contrast(tint, OTHER_SCHEMES.loom?.surfaceRaised ?? '')).toBeGreaterThan(4.5)
})

it.each([
  [
    'loom',
    [
      '{:where(html[data-scheme="dark"])',
      ' and (prefers-color-scheme:dark){:where(html:not([data-scheme]))',
    ],
  ],
  ['floodlight', ['{:where(html:not([data-scheme="light"]))']],
] as const)('%s is light on paper, and dark on screens with %j', (name, conditions) => {
  for (const [styles, under] of [
    [themeProperties(name), ' [data-theme'],
    [themeCanvas(name), ':root[data-theme'],
  ] as const) {
    const [day = '', ...night] = styles.split('@media screen')
    expect(day).toContain('color-scheme:light')
    expect(night.map((rule) => rule.split(under)[0])).toEqual(conditions)
    for (const rule of night) expect(rule).toContain('color-scheme:dark')
  }
})

it('paints the league company in its one scheme', () => {
  expect(themeProperties('premiership')).not.toContain('@media')
  expect(themeCanvas('premiership')).not.toContain('@media')
})
