import { describe, expect, it } from '@jest/globals'
import { checkTable } from './table.ts'

const now = new Date('2025-11-21T12:00:00.000Z')
const check = (source: string) => checkTable(source, now)

describe('table of prices', () => {
  it('is read from CSV, with quotes, spare columns and empty cells', () => {
    const csv =
      '\uFEFFName,price,unit,date,volume,note\r\n' +
      '"Maize, ""white""",520.50,100 kg bag,2025-11-20,4200,ok\r\n' +
      'Cocoa,7850,tonne,2025-11-20T10:00:00Z,,\r\n\r\n'
    expect(check(csv).readings).toEqual([
      {
        name: 'Maize, "white"',
        price: 520.5,
        unit: '100 kg bag',
        volume: 4_200,
        asOf: '2025-11-20T00:00:00.000Z',
      },
      { name: 'Cocoa', price: 7_850, unit: 'tonne', volume: 0, asOf: '2025-11-20T10:00:00.000Z' },
    ])
  })

  it('is read from JSON', () => {
    const row = { name: 'Cocoa', symbol: 'CC', price: 7_850, unit: 'tonne', date: '2025-11-20' }
    expect(check(JSON.stringify([row])).readings).toMatchObject([{ symbol: 'CC', price: 7_850 }])
  })

  it('is refused whole, with a line for each row that does not fit', () => {
    const csv =
      'name,price,unit,date,volume\n' +
      'Cocoa,7850,tonne,2025-11-20,\n' +
      'Maize,-5,t,2025-11-20,\n' +
      'Rice,5,,2025-02-30,lots\n' +
      'Sorghum,5,t,2052-11-20,\n' +
      'COCOA,5,t,2025-11-20,\n'
    expect(check(csv)).toEqual({
      readings: [],
      mistakes: [
        'line 3: price must be a number above 0, like 520.50',
        'line 4: unit is missing, volume must be a number, 0 or above, date must be a day that there is',
        'line 5: date lies in the future',
        'line 6: has the name and date of line 2',
      ],
    })
  })

  it.each([
    ['nothing', '', 'line 1: lacks the columns name, price, unit, date'],
    ['a page', '<!doctype html><p>Welcome</p>', /^line 1: lacks the columns/],
    ['no rows', '[]', 'the table has no rows'],
    ['only names', 'name,price,unit,date\n', 'the table has no rows'],
    ['half an array', '[{"name":"Cocoa"', 'the text is not a JSON array'],
    ['a row that is none', '[7]', 'item 1: is not an object'],
    ['no date', '[{"name":"Cocoa","price":1,"unit":"t"}]', 'item 1: date is missing'],
    [
      'a price of nothing',
      '[{"name":"Cocoa","price":0,"unit":"t","date":"2025-11-20"}]',
      'item 1: price must be above 0',
    ],
    ['too many rows', `[${'0,'.repeat(1_000)}0]`, 'the table has more than 1000 rows'],
  ])('is refused for %s', (_, source, mistake) => {
    const { readings, mistakes } = check(source)
    expect(readings).toEqual([])
    expect(mistakes).toEqual([expect.stringMatching(mistake)])
  })
})
