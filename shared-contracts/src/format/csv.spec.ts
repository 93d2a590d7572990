import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { csvOf } from './csv.ts'

/** Reads a file strictly by RFC 4180. */
const read = (file: string): string[][] => parse(file, { record_delimiter: '\r\n', bom: false })

describe('a list of comma-separated values', () => {
  it('gives an independent parser the same cells back, whatever stands in them', () => {
    const cell = fc.oneof(
      fc.integer(),
      fc.string(),
      fc.constantFrom('a,b', 'say "GPL"', 'two\r\nlines', 'Ɔman FC', ' blank '),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const guarded = rows.map((row) =>
          row.map((value) =>
            typeof value === 'string' && '=+-@＝＋－＠\t\r\n'.includes(value.charAt(0) || 'x')
              ? `'${value}`
              : String(value),
          ),
        )
        expect(read(csvOf(rows))).toEqual(guarded)
      }),
      { numRuns: 1_000, seed: 4_180 },
    )
  })

  it.each(['=1+1', '+233', '-2', '@SUM(A1)', '\tcmd', '\rcmd', '\ncmd', '＝1+1', '＠SUM(A1)'])(
    'keeps a spreadsheet from running the text %j',
    (text) => {
      expect(read(csvOf([[text]]))).toEqual([[`'${text}`]])
    },
  )

  it('leaves numbers alone, negative ones too', () => {
    expect(csvOf([[-12, 0, 3.5]])).toBe('-12,0,3.5\r\n')
  })
})
