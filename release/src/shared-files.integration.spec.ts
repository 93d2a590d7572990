import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EdgeServing } from 'shared-contracts/edge-serving'
import { ReleaseDescription } from 'shared-contracts/registry'
import * as v from 'valibot'
import { startReleaseTestbed, type ReleaseTestbed } from './testing/release-testbed.ts'

const PAGE = 'files/page.0123456789ab.js'

let testbed: ReleaseTestbed
beforeAll(async () => {
  testbed = await startReleaseTestbed()
}, 60_000)
afterAll(() => testbed.stop())

/** Whether a release was published with shared files. */
async function isSharing(name: string, version: string): Promise<boolean | undefined> {
  const text = await testbed.registry.description(name, version)
  return v.parse(ReleaseDescription, text).hasSharedFiles
}

const publish = (name: string, version: string, content = 'one', file = PAGE) =>
  testbed.publish(name, version, { [file]: `export const page = '${content}'` })

describe('what is published', () => {
  it('shares files with the releases that call the same content so', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      expect((await publish('mfe-gpl', version)).code).toBe(0)
      expect(await isSharing('mfe-gpl', version)).toBe(true)
    }
    const stored = join(testbed.folder, 'releases/mfe-gpl/1.1.0/release.json')
    expect(await readFile(stored, 'utf8')).toBe(
      await testbed.registry.description('mfe-gpl', '1.1.0'),
    )
  })

  it('shares none where a file was changed under its name, whichever release has the other', async () => {
    await publish('mfe-group', '1.0.0')
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']) {
      await publish('mfe-group', version, 'one', `files/page.${version.at(2)}123456789ab.js`)
    }
    expect((await publish('mfe-group', '2.0.0', 'another')).code).toBe(0)
    expect(await isSharing('mfe-group', '2.0.0')).toBeUndefined()
    expect((await publish('mfe-group', '2.1.0', 'one')).code).toBe(0)
    expect(await isSharing('mfe-group', '2.1.0')).toBe(true)
  })

  it('shares none where it was built before files were shared', async () => {
    await testbed.publish('mfe-news', '1.0.0')
    expect(await isSharing('mfe-news', '1.0.0')).toBeUndefined()
  })

  it('shares none while an edge runs that would not answer them', async () => {
    const serving: EdgeServing = { revision: 1, store: null, remotes: [] }
    await testbed.reportEdge(serving)
    await publish('mfe-shop', '1.0.0')
    expect(await isSharing('mfe-shop', '1.0.0')).toBeUndefined()
    await testbed.reportEdge({ ...serving, answersSharedFiles: true })
    await publish('mfe-shop', '1.1.0', 'two', 'files/page.1123456789ab.js')
    expect(await isSharing('mfe-shop', '1.1.0')).toBe(true)
    await testbed.reportEdge(undefined)
  })
})
