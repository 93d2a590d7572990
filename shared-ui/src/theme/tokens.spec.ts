import { describe, expect, it } from '@jest/globals'
import { SUBSIDIARY_SLUGS, SUBSIDIARY_THEMES } from 'shared-contracts'
import { THEMES, type ThemeName } from './tokens.ts'

const names: ThemeName[] = ['loom', 'floodlight', 'premiership']

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

describe.each(names)('the theme %s', (name) => {
  const tokens = THEMES[name]

  it.each(['surface', 'surfaceRaised', 'surfaceSunk'] as const)(
    'reads well on its %s',
    (ground) => {
      const on = (colour: string) => contrast(colour, tokens[ground])
      expect(on(tokens.text)).toBeGreaterThan(15)
      expect(on(tokens.textMuted)).toBeGreaterThan(6)
      for (const colour of [tokens.accent, tokens.up, tokens.down, tokens.brand]) {
        expect(on(colour)).toBeGreaterThan(4.5)
      }
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
})
