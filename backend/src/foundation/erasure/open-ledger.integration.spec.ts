import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Bucket } from 'shared-server/testing/bucket'
import { configIn, testFolders } from '../database/testing/on-each-database.ts'
import { openErasureLedger } from './open-ledger.ts'

describe('the ledger of erasures', () => {
  const newFolder = testFolders()
  let bucket: Bucket
  beforeAll(async () => {
    bucket = await Bucket.open()
  })
  afterAll(() => bucket.close())

  const places: [string, () => Promise<Record<string, string>>][] = [
    ['DATA_DIR', () => Promise.resolve({})],
    [
      'a folder',
      async () => {
        const folder = join(await newFolder(), 'ledger')
        await mkdir(folder)
        return { ERASURE_LEDGER: folder }
      },
    ],
    [
      'a bucket',
      () =>
        Promise.resolve({
          ERASURE_LEDGER: 's3://releases/erased',
          ERASURE_LEDGER_ENDPOINT: bucket.environment.RELEASE_STORE_ENDPOINT,
        }),
    ],
  ]

  it.each(places)('in %s has each entry once, for every process', async (_, place) => {
    const config = configIn(await newFolder(), await place())
    const one = await openErasureLedger(config)
    const other = await openErasureLedger(config)
    await expect(one.list()).resolves.toEqual([])
    await Promise.all([one.add('a'), other.add('b'), one.add('c'), other.add('a')])
    expect([...(await one.list())].sort()).toEqual(['a', 'b', 'c'])
    await one.remove(['a', 'c', 'never-there'])
    await expect(other.list()).resolves.toEqual(['b'])
  })

  it('in DATA_DIR is its owner’s alone', async () => {
    const folder = await newFolder()
    await (await openErasureLedger(configIn(folder))).add('a')
    const rights = async (name: string) => (await stat(join(folder, name))).mode & 0o777
    expect((await rights('erased')).toString(8)).toBe('700')
    expect((await rights('erased/a')).toString(8)).toBe('600')
  })

  it('that is not mounted is no empty one', async () => {
    const place = join(await newFolder(), 'not-mounted')
    const ledger = await openErasureLedger(configIn(await newFolder(), { ERASURE_LEDGER: place }))
    await expect(ledger.list()).rejects.toThrow('ENOENT')
    await expect(ledger.add('a')).rejects.toThrow('ENOENT')
  })
})
