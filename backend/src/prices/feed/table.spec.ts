import { describe, expect, it } from '@jest/globals'
import { parseTable } from './table.ts'

describe('table of prices', () => {
  it('is read from CSV, with quotes, spare columns and empty cells', () => {
    const csv =
      '\uFEFFname,price,unit,date,volume,note\r\n' +
      '"Maize, ""white""",520.50,100 kg bag,2025-11-20,4200,ok\r\n' +
      'Cocoa,7850,tonne,2025-11-20T10:00:00Z,,\r\n\r\n'
    expect(parseTable(csv)).toEqual([
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
    expect(parseTable(JSON.stringify([row]))).toMatchObject([{ symbol: 'CC', price: 7_850 }])
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><p>Welcome</p>'],
    ['no rows', '[]'],
    ['an object', '{"name":"Cocoa"}'],
    ['no date', '[{"name":"Cocoa","price":1,"unit":"t"}]'],
    ['a price of nothing', '[{"name":"Cocoa","price":0,"unit":"t","date":"2025-11-20"}]'],
    ['a price below nothing', 'name,price,unit,date\nCocoa,-5,t,2025-11-20'],
    ['a price in words', 'name,price,unit,date\nCocoa,much,t,2025-11-20'],
    ['a day that is none', 'name,price,unit,date\nCocoa,5,t,2025-13-40'],
  ])('is refused whole for %s', (_, source) => expect(() => parseTable(source)).toThrow())
})
