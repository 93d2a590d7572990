import { describe, expect, it } from '@jest/globals'
import { parsePinkSheet } from './pink-sheet.ts'

/** Makes a sheet laid out as the World Bank's "Monthly Prices", with invented figures. */
const sheet = (...months: string[]) =>
  [
    'World Bank Commodity Price Data (The Pink Sheet),,,,',
    '"monthly prices in nominal US dollars, 1960 to present",,,,',
    ',,,,',
    ',Crude oil,Cocoa,"Coffee, Robusta",Maize **',
    ',($/bbl),($/kg),($/kg),($/mt)',
    ...months,
  ].join('\r\n')

describe('pink sheet', () => {
  it('gives what is shown by the tonne, as of the last day of each month', async () => {
    await expect(
      parsePinkSheet(sheet('2024M02,80.1,5.56,3.2,…', '2025M10,64.2,6.1,4.55,"1,198.50"', '')),
    ).resolves.toEqual([
      { ...cocoa, price: 5_560, asOf: '2024-02-29T00:00:00.000Z' },
      { ...cocoa, price: 6_100, asOf: '2025-10-31T00:00:00.000Z' },
      { ...robusta, price: 3_200, asOf: '2024-02-29T00:00:00.000Z' },
      { ...robusta, price: 4_550, asOf: '2025-10-31T00:00:00.000Z' },
      { ...maize, price: 1_198.5, asOf: '2025-10-31T00:00:00.000Z' },
    ])
  })

  it('leaves out months without a figure, and those before the last two years', async () => {
    const months = Array.from({ length: 30 }, (_, index) => {
      const month = `${2023 + Math.floor(index / 12)}M${String((index % 12) + 1).padStart(2, '0')}`
      return `${month},1,..,2,3`
    })
    const readings = await parsePinkSheet(sheet(...months))
    expect(readings).toHaveLength(48)
    expect(readings[0]).toEqual({ ...robusta, price: 2_000, asOf: '2023-07-31T00:00:00.000Z' })
  })

  it.each([
    ['a page', '<!doctype html>'],
    ['no months', sheet()],
    ['a unit that is another', sheet('2025M10,1,2,3,4').replace('($/mt)', '(c/bu)')],
    ['a word for a figure', sheet('2025M10,1,2,much,4')],
    ['a figure beyond all numbers', sheet('2025M10,1,2,1e400,4')],
    ['a figure below nothing', sheet('2025M10,1,2,-3,4')],
    ['a line that is no month', sheet('2025M10,1,2,3,4', 'Source: somebody,,,,')],
    ['no commodity that is shown', sheet('2025M10,1').replace(/Cocoa|Coffee.*|Maize/g, 'Tin')],
  ])('is refused whole for %s', (_, source) => expect(parsePinkSheet(source)).rejects.toThrow())
})

const cocoa = { name: 'Cocoa', symbol: 'CC', unit: 'tonne', volume: 0 }
const robusta = { name: 'Coffee (Robusta)', symbol: 'RC', unit: 'tonne', volume: 0 }
const maize = { name: 'Maize', symbol: 'ZC', unit: 'tonne', volume: 0 }
