import { describe, expect, it } from '@jest/globals'
import { THEMES } from '../theme/tokens.ts'
import { THEME_FONTS } from './fonts.ts'

describe.each(['loom', 'floodlight', 'premiership'] as const)('the fonts of %s', (theme) => {
  const faces = THEME_FONTS[theme].faces.join('').split('@font-face').slice(1)
  const families = faces.map((face) => /font-family:'([^']+)'/.exec(face)?.[1])

  it('have a face for every family that the theme names', () => {
    const { fontDisplay, fontText } = THEMES[theme]
    const named = [...`${fontDisplay},${fontText}`.matchAll(/'([^']+)'/g)].map(([, name]) => name)
    expect(new Set(families)).toEqual(new Set(named))
  })

  it('are painted as soon as they are there, over stand-ins that are there at once', () => {
    const downloaded = faces.filter((face) => face.includes('url('))
    expect(downloaded.every((face) => face.includes('font-display:swap'))).toBe(true)
    expect(faces.filter((face) => face.includes('size-adjust:')).length).toBeGreaterThanOrEqual(4)
  })

  it('bring accents and the cedi sign apart, and preload only the files of plain English', () => {
    expect(faces.filter((face) => face.includes('unicode-range:U+20B5}'))).toHaveLength(2)
    expect(faces.filter((face) => face.includes('unicode-range:U+A1-FF,'))).toHaveLength(2)
    expect(THEME_FONTS[theme].preloads).toHaveLength(2)
  })

  it('ask the file of plain English first where ranges overlap', () => {
    const family = families[0] ?? ''
    const ranges = faces
      .filter((face) => face.includes(`'${family}'`))
      .map((face) => /unicode-range:(U\+[^,}]+)/.exec(face)?.[1])
    expect(ranges).toEqual(['U+A1-FF', 'U+20-7E', 'U+20B5'])
  })
})
