import { describe, expect, it } from '@jest/globals'
import { THEMES } from '../theme/tokens.ts'
import { THEME_FONTS } from './fonts.ts'

describe.each(['loom', 'floodlight', 'premiership'] as const)('the fonts of %s', (theme) => {
  const faces = THEME_FONTS[theme].css.split('@font-face').slice(1)
  const families = faces.map((face) => /font-family:'([^']+)'/.exec(face)?.[1])

  it('have a face for every family that the theme names', () => {
    const { fontDisplay, fontText } = THEMES[theme]
    const named = [...`${fontDisplay},${fontText}`.matchAll(/'([^']+)'/g)].map(([, name]) => name)
    expect(new Set(families)).toEqual(new Set(named))
  })

  it('never move text once it is painted', () => {
    const downloaded = faces.filter((face) => face.includes('url('))
    expect(downloaded.every((face) => face.includes('font-display:optional'))).toBe(true)
  })

  it('bring the cedi sign apart, and preload only the latin files', () => {
    expect(faces.filter((face) => face.includes('unicode-range:U+20B5}'))).toHaveLength(2)
    expect(THEME_FONTS[theme].preloads).toHaveLength(2)
  })
})
