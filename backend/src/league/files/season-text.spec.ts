import { describe, expect, it } from '@jest/globals'
import { seasonText } from './season-text.ts'

describe('the text of a file', () => {
  it('comes without a byte order mark, whatever its chunks cut through', async () => {
    const bytes = Buffer.from('\u{FEFF}Köln\n')

    await expect(seasonText([bytes.subarray(0, 5), bytes.subarray(5)])).resolves.toEqual({
      text: 'Köln\n',
    })
  })

  it('of 100 MB is refused before its sixth megabyte is read', async () => {
    let read = 0
    function* chunks() {
      for (; read < 100_000_000; read += 64_000) yield new Uint8Array(64_000)
    }

    await expect(seasonText(chunks())).resolves.toEqual({
      faults: [{ line: 1, column: 1, message: 'expected a season in at most 5000000 bytes' }],
    })
    expect(read).toBeLessThan(5_100_000)
  })

  it('outside of UTF-8 is refused with its lines', async () => {
    const latin = Buffer.from('one\nK\u00f6ln\nthree \u00e9\n', 'latin1')

    await expect(seasonText([latin])).resolves.toEqual({
      faults: [
        { line: 2, column: 2, message: 'expected UTF-8' },
        { line: 3, column: 7, message: 'expected UTF-8' },
      ],
    })
  })
})
