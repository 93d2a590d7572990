import { createReadStream } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { seasonText } from '../files/season-text.ts'
import { atFile } from './at-file.ts'
import { WrongUse } from './wrong-use.ts'

const read = (file: string) => atFile(file, () => seasonText(createReadStream(file)))
const failing = (code: string) =>
  atFile('round.csv', () => Promise.reject(Object.assign(new Error('system'), { code })))

describe('a file that the caller names', () => {
  it.each([
    [join(tmpdir(), 'no-such-season.csv'), 'there is no such file or folder'],
    [tmpdir(), 'this is a folder'],
  ])('is a wrong use if it is %s', async (file, reason) => {
    await expect(read(file)).rejects.toEqual(new WrongUse(`${file}: ${reason}`))
  })

  it.each(['EACCES', 'EPERM'])('is a wrong use if the system answers %s', async (code) => {
    await expect(failing(code)).rejects.toEqual(
      new WrongUse('round.csv: there is no permission to use this file'),
    )
  })

  it('fails as the system says if the caller is not to blame', async () => {
    await expect(failing('EIO')).rejects.not.toBeInstanceOf(WrongUse)
  })
})
