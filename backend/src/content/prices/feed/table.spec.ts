import { describe, expect, it } from '@jest/globals'
import { checkTable } from './table.ts'

const now = new Date('2025-11-21T12:00:00.000Z')
const HEAD = 'name,price,unit,date\n'
const check = (source: string) => checkTable(source, now)

describe('table of prices', () => {
  it('is read from CSV, with quotes, spare columns and empty cells', async () => {
    const csv =
      '\uFEFFName,price,unit,date,volume,note\r\n' +
      '"Maize, ""white""",520.50,100 kg bag,2025-11-20,4200,ok\r\n' +
      'Cocoa,7850,tonne,2025-11-20T10:00:00Z,,\r\n\r\n'
    expect((await check(csv)).readings).toEqual([
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

  it('is read from JSON', async () => {
    const row = { name: 'Cocoa', symbol: 'CC', price: 7_850, unit: 'tonne', date: '2025-11-20' }
    expect((await check(JSON.stringify([row]))).readings).toMatchObject([
      { symbol: 'CC', price: 7_850 },
    ])
  })

  it('is refused whole, with a line for each row that does not fit', async () => {
    const csv =
      'name,price,unit,date,volume\n' +
      'Cocoa,7850,tonne,2025-11-20,\n' +
      'Maize,-5,t,2025-11-20,\n' +
      'Rice,5,,2025-02-30,lots\n' +
      'Sorghum,5,t,2052-11-20,\n' +
      'COCOA,5,t,2025-11-20,\n' +
      'Millet,5,t,today,\n'
    expect(await check(csv)).toEqual({
      readings: [],
      mistakes: [
        'line 3: price must be a number above 0, like 520.50',
        'line 4: unit is missing, volume must be a number, 0 or above, date must be a day that there is',
        'line 5: date lies in the future',
        'line 6: has the name and date of line 2',
        'line 7: date must be a day like 2025-11-20, or a moment like 2025-11-20T14:30:00Z',
      ],
    })
  })

  it('is refused with names and units whose letters were lost', async () => {
    // As Windows-1252, in which spreadsheets save “CSV”, is read: its dashes and accents are no UTF-8.
    const rows = ['Maize \x96 white,520,bag,2025-11-20', 'Cocoa,7850,\xBD bag,2025-11-20']
    const csv = Buffer.from(HEAD + rows.join('\n'), 'latin1').toString('utf8')
    const isNot = 'is not in UTF-8: save the file as “CSV UTF-8”'
    expect(await check(csv)).toEqual({
      readings: [],
      mistakes: [`line 2: name ${isNot}`, `line 3: unit ${isNot}`],
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
    [
      'a quote that never ends',
      `${HEAD}"Cocoa,1,t,2025-11-20\n`,
      'line 2: is not CSV, or too long',
    ],
    ['a line without end', `${HEAD}${'x'.repeat(50_000)}`, 'line 2: is not CSV, or too long'],
    ['too many columns', `${HEAD}${','.repeat(300)}`, 'line 2: is too wide'],
    ['too many lines', `${HEAD}${'\n'.repeat(3_000)}`, 'the text has more than 2000 rows'],
    ['too many rows', `[${'0,'.repeat(1_000)}0]`, 'the table has more than 1000 rows'],
  ])('is refused for %s', async (_, source, mistake) => {
    const { readings, mistakes } = await check(source)
    expect(readings).toEqual([])
    expect(mistakes).toEqual([expect.stringMatching(mistake)])
  })

  it.each([
    ...['NaN', 'Infinity', '-Infinity', '1e400', '1e5', '-1', '0', '0x10', '', '9'.repeat(400)],
    ...['"1,234.5"', '"520,50"', '٥٢٠', '1e-7', '0.0000001', '1000000001'],
  ])('is refused for the price %s', async (price) => {
    const { readings, mistakes } = await check(`${HEAD}Cocoa,${price},t,2025-11-20\n`)
    expect([readings, mistakes.length]).toEqual([[], 1])
  })

  it.each(['Infinity', '-1', '9'.repeat(400)])('is refused for the volume %s', async (volume) => {
    const csv = `name,price,unit,date,volume\nCocoa,1,t,2025-11-20,${volume}\n`
    expect((await check(csv)).mistakes).toEqual([expect.stringMatching('line 2: volume')])
  })

  it('lets requests be answered while it is read', async () => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    await check(
      `${HEAD}${'Cocoa,1,t,2025-11-20\n'.repeat(900)}${' \n'.repeat(1_000)}`.padEnd(500_000),
    )
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})
