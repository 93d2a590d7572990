import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { SERVER_SCRIPT } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { AlteredRelease } from 'shared-server/release-store/release-files'
import { FRAGMENT_FILE, release, writeRelease } from '../testing/make-release.ts'
import { readRelease, readShellRelease, readVerified, RejectedRelease } from './read-release.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-release-'))
})

afterEach(() => rm(folder, { recursive: true }))

const NAME = 'mfe-gpl'

describe('a release in its folder', () => {
  it('is read whole, with its fragments and the script that renders its pages', async () => {
    const pointer = await writeRelease(folder, release(), { pages: 'render()' })
    const loaded = await readRelease(folder, NAME, { ...pointer, signature: 'signed' })
    expect(loaded).toMatchObject({ digest: pointer.digest, signature: 'signed' })
    expect(loaded.release).toMatchObject({ name: NAME, version: '1.0.0' })
    expect([...loaded.fragments.keys()]).toEqual([FRAGMENT_FILE])
    expect(loaded.fragments.get(FRAGMENT_FILE)?.html).toContain('Home 1.0.0')
    expect(loaded.serverPages).toBe('render()')
  })

  it('has no script that renders pages where it was built without one', async () => {
    const loaded = await readRelease(folder, NAME, await writeRelease(folder, release()))
    expect(loaded.serverPages).toBeNull()
    expect(loaded.signature).toBeUndefined()
  })

  it.each(['remoteEntry.js', 'page-index.js', FRAGMENT_FILE, SERVER_SCRIPT, 'release.json'])(
    'is refused by name when %s has changed, or is gone',
    async (file) => {
      const pointer = await writeRelease(folder, release(), { pages: 'render()' })
      const place = join(pointer.folder, file)
      await writeFile(place, `${await readFile(place, 'utf8')} `)
      const altered = readRelease(folder, NAME, pointer)
      await expect(altered).rejects.toThrow(RejectedRelease)
      await expect(altered).rejects.toThrow(`mfe-gpl@1.0.0: ${place} is not what was published`)
      await rm(place)
      await expect(readRelease(folder, NAME, pointer)).rejects.toThrow(RejectedRelease)
    },
  )

  it('is refused where it describes another remote, or another version', async () => {
    const { digest } = await writeRelease(folder, release())
    await mkdir(join(folder, 'mfe-other'))
    await symlink(join(folder, NAME, '1.0.0'), join(folder, 'mfe-other', '1.0.0'))
    await symlink(join(folder, NAME, '1.0.0'), join(folder, NAME, '2.0.0'))
    const read = (name: string, version: string) => readRelease(folder, name, { version, digest })
    await expect(read('mfe-other', '1.0.0')).rejects.toThrow('it describes mfe-gpl@1.0.0')
    await expect(read(NAME, '2.0.0')).rejects.toThrow('it describes mfe-gpl@1.0.0')
  })

  it('is refused where its description uses files that it does not describe', async () => {
    const routes = release().routes.map((route) => ({ ...route, scripts: ['lost.js', 'gone.js'] }))
    const pointer = await writeRelease(folder, release({ routes }))
    await expect(readRelease(folder, NAME, pointer)).rejects.toThrow(/lost\.js.*; .*gone\.js/)
  })

  it('is not refused, but asked for again, where the disk cannot say', async () => {
    const pointer = await writeRelease(folder, release())
    await rm(join(pointer.folder, 'page-index.js'))
    await mkdir(join(pointer.folder, 'page-index.js'))
    await expect(readRelease(folder, NAME, pointer)).rejects.toMatchObject({ code: 'EISDIR' })
  })
})

describe("a host's build in its folder", () => {
  const write = async (text: string) => {
    await writeFile(join(folder, 'release.json'), text)
    return { version: '1.0.0-b1', digest: integrityOf(text) }
  }
  const described = JSON.stringify({
    name: 'shell',
    version: '1.0.0-b1',
    contract: { version: '1.0.0', exports: {} },
    files: { 'shell.js': { integrity: 'sha384-abc', bytes: 1 } },
  })

  it('tells the integrity of each file', async () => {
    const files = await readShellRelease(folder, await write(described))
    expect([...files]).toEqual([['shell.js', 'sha384-abc']])
  })

  it('is refused by name when its description has changed, is gone, or is none', async () => {
    const pointer = await write(described)
    await write(`${described} `)
    await expect(readShellRelease(folder, pointer)).rejects.toThrow(
      /^shell@1\.0\.0-b1: .*published/,
    )
    const none = await write('{}')
    await expect(readShellRelease(folder, none)).rejects.toThrow(RejectedRelease)
    await rm(join(folder, 'release.json'))
    await expect(readShellRelease(folder, pointer)).rejects.toThrow(RejectedRelease)
  })

  it('is not refused where the disk cannot say', async () => {
    await mkdir(join(folder, 'release.json'))
    const pointer = { version: '1.0.0-b1', digest: 'sha384-abc' }
    await expect(readShellRelease(folder, pointer)).rejects.toMatchObject({ code: 'EISDIR' })
  })
})

describe('a file', () => {
  it('is the one that its integrity describes, or none', async () => {
    const file = join(folder, 'file.js')
    await writeFile(file, 'one')
    expect((await readVerified(file, integrityOf('one'))).toString()).toBe('one')
    await expect(readVerified(file, integrityOf('other'))).rejects.toThrow(AlteredRelease)
  })
})
