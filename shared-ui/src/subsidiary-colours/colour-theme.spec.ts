import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { colourTheme } from './colour-theme.ts'

/** Contrast by the definition of WCAG, independent of the module's own. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((place) => parseInt(hex.slice(place, place + 2), 16) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the colours of a subsidiary', () => {
  it('can be read, whatever colour was chosen', () => {
    fc.assert(
      fc.property(colour, (chosen) => {
        const theme = colourTheme(chosen)
        expect(theme && contrast(theme.strong, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(theme && contrast(theme.mid, '#16130e')).toBeGreaterThanOrEqual(4.5)
        expect(theme && contrast(theme.tint, '#302818')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('keep a colour that can be read as it is', () => {
    expect(colourTheme('#1D4ED8')?.strong).toBe('#1d4ed8')
    expect(colourTheme('#fff')).toEqual({ strong: '#666666', mid: '#ffffff', tint: '#ffffff' })
  })

  it.each(['', 'red', '#12345', 'url(x)', '#12345678', '#fff;}'])('are none for "%s"', (text) => {
    expect(colourTheme(text)).toBeNull()
  })
})
