import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Release } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { ReleaseKeysVariable } from 'shared-server/signature/release-keys'
import { newReleaseKey } from 'shared-server/testing/release-key'
import * as v from 'valibot'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'
import { RegistryInMemory } from './testing/registry-in-memory.ts'
import { release } from './testing/release.ts'

const REMOTE = 'mfe-gpl'
const OTHER = 'mfe-other'
const [ours, theirs] = [newReleaseKey(), newReleaseKey()]
const KEYS = v.parse(
  ReleaseKeysVariable,
  JSON.stringify({ [REMOTE]: [ours.publicKey], [OTHER]: [theirs.publicKey] }),
)

let registry: RegistryInMemory
beforeEach(async () => {
  registry = new RegistryInMemory(undefined)
  await registry.give(`/${REMOTE}`, REMOTE)
  await registry.give(`/${OTHER}`, OTHER)
})

const textOf = (version: string, changes: Partial<Release> = {}, name = REMOTE) =>
  JSON.stringify(release(name, version, changes))
const publishText = (
  description: string,
  { tags = [] as string[], signature = undefined as string | undefined, by = registry } = {},
) => by.change(REMOTE, { verb: 'publish', body: { description, tags, signature } })
const publish = (version: string, tags: string[] = [], name = REMOTE) =>
  publishText(textOf(version, {}, name), { tags })
const basis = async () => ({ revision: await registry.revision(), reason: 'because' })
const promote = async (version: string, name = REMOTE) =>
  registry.change(name, { verb: 'promote', body: { ...(await basis()), version, again: false } })
const prune = async (...versions: string[]) =>
  registry.change(REMOTE, { verb: 'prune', body: { ...(await basis()), versions } })
const refusal = (...reasons: string[]) => ({ status: 422, details: { reasons } })
const versions = async () => (await registry.releases()).map(({ version }) => version)
const tags = async () =>
  (await registry.tags()).map(({ remote, name, version }) => [remote, name, version])

describe('a published release', () => {
  it('is recorded as it was described, and visitors do not get it yet', async () => {
    const description = textOf('1.0.0', { commit: 'c'.repeat(101) })
    await expect(publishText(description)).resolves.toMatchObject({
      ...{ remote: REMOTE, version: '1.0.0', kind: 'publish', revision: 1 },
      ...{ actor: 'tester', reason: '', percent: null },
    })
    const stored = await registry.tables.find(StoredRelease)
    expect(stored).toMatchObject([
      {
        ...{ name: REMOTE, version: '1.0.0', json: description, commit: 'c'.repeat(100) },
        ...{ digest: integrityOf(description), signature: null, publishedBy: 'tester' },
        ...{ publishedAt: expect.any(Date), servedUntil: null },
      },
    ])
    const { remotes } = await registry.map()
    expect(remotes).toMatchObject([{ name: REMOTE, stable: null, canary: null, previous: null }])
  })

  it('changes nothing that visitors get', async () => {
    await publish('1.0.0')
    await promote('1.0.0')
    await publish('1.1.0')
    const { remotes } = await registry.map()
    expect(remotes).toMatchObject([{ stable: { version: '1.0.0' }, previous: null }])
  })

  it('is what its version means for ever', async () => {
    await publish('1.0.0')
    await publish('1.0.0', [], OTHER)
    await expect(publish('1.0.0')).rejects.toMatchObject({
      status: 409,
      message: 'mfe-gpl@1.0.0 is published already: raise the version',
    })
    expect(await registry.revision()).toBe(2)
  })
})

describe('a release that cannot be published', () => {
  it.each([
    ['is no description', '{}', 'The description cannot be read'],
    ['has no page', textOf('1.0.0', { routes: [] }), 'it has no route'],
    ['lacks a file', textOf('1.0.0', { entry: 'missing.js' }), 'missing.js'],
  ])('%s', async (_, description, reason) => {
    await expect(publishText(description)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(reason),
    })
    expect(await registry.revision()).toBe(0)
  })

  it('is of another team', async () => {
    const team = new RegistryInMemory(undefined, { team: OTHER, tables: registry.tables })
    await expect(publishText(textOf('1.0.0'), { by: team })).rejects.toMatchObject({
      status: 403,
      message: 'This token releases mfe-other, not mfe-gpl',
    })
    const theirOwn = textOf('1.0.0', {}, OTHER)
    await expect(publishText(theirOwn, { by: team })).resolves.toMatchObject({ remote: OTHER })
  })

  it('needs another host than the one in service', async () => {
    const hostContract = JSON.stringify({ version: '2.0.0', exports: { 'shared-ui': ['Button'] } })
    await registry.tables.update(ReleaseRegistry, { id: REGISTRY_ID }, { hostContract })
    await expect(publish('1.0.0')).rejects.toMatchObject(
      refusal('it needs contracts ^1.2.0, and the host has 2.0.0'),
    )
  })

  it('has addresses that are not given to it, or that another remote answers', async () => {
    const at = (path: string, prefix: string) => {
      const [route] = release(REMOTE, '1.0.0').routes
      const routes = [{ ...route!, path, fragments: { [prefix]: 'fragments/index.json' } }]
      return textOf('1.0.0', { routes })
    }
    await expect(publishText(at('/', '/elsewhere'))).rejects.toMatchObject({ status: 422 })
    await registry.give(`/${OTHER}`, REMOTE)
    await publish('1.0.0', [], OTHER)
    const ofOthers = at('/', `/${OTHER}`)
    await publishText(ofOthers.replace('1.0.0', '0.9.0'))
    await promote('1.0.0', OTHER)
    await expect(publishText(ofOthers)).rejects.toThrow('mfe-other answers /mfe-other/')
  })

  it('shares a file that has other content in an earlier release', async () => {
    const shared = (version: string, integrity: string) => {
      const { files } = release(REMOTE, version)
      const picture = { integrity, bytes: 1_000 }
      const changes = { files: { ...files, 'files/a.avif': picture }, hasSharedFiles: true }
      return textOf(version, changes)
    }
    await publishText(shared('1.0.0', 'sha384-abc'))
    await publishText(shared('1.1.0', 'sha384-abc'))
    await expect(publishText(shared('1.2.0', 'sha384-def'))).rejects.toMatchObject(
      refusal(
        'files/a.avif is another one in mfe-gpl@1.0.0: publish it again',
        'files/a.avif is another one in mfe-gpl@1.1.0: publish it again',
      ),
    )
  })
})

describe('signatures', () => {
  let signed: RegistryInMemory
  beforeEach(() => {
    signed = new RegistryInMemory(KEYS, { tables: registry.tables })
  })

  const sign = (version: string, signature: string) =>
    signed.change(REMOTE, { verb: 'sign', body: { version, signature } })
  const signatureOf = (version: string, key = ours) => key.sign(REMOTE, version, textOf(version))
  const signatures = async () => (await registry.releases()).map(({ signature }) => signature)

  it('are needed where the team has keys, and kept', async () => {
    const description = textOf('1.0.0')
    await expect(publishText(description, { by: signed })).rejects.toMatchObject(
      refusal('it is not signed'),
    )
    const signature = signatureOf('1.0.0')
    await publishText(description, { by: signed, signature })
    expect(await signatures()).toEqual([signature])
  })

  it('can be given later, to one release', async () => {
    await publish('1.0.0')
    await publish('1.1.0')
    await expect(sign('1.0.0', signatureOf('1.0.0'))).resolves.toMatchObject({
      ...{ remote: REMOTE, version: '1.0.0', kind: 'sign', actor: 'tester' },
    })
    expect(await signatures()).toEqual([signatureOf('1.0.0'), null])
  })

  it('are refused when they are of another release or key', async () => {
    await publish('1.0.0')
    const refused = refusal('its signature is by no key that may release mfe-gpl')
    await expect(sign('1.0.0', signatureOf('1.1.0'))).rejects.toMatchObject(refused)
    await expect(sign('1.0.0', signatureOf('1.0.0', theirs))).rejects.toMatchObject(refused)
    expect(await signatures()).toEqual([null])
  })

  it('are for releases that are published and have their files', async () => {
    await expect(sign('1.0.0', signatureOf('1.0.0'))).rejects.toMatchObject({
      status: 404,
      message: 'mfe-gpl@1.0.0 is not published',
    })
    await publish('1.0.0')
    await prune('1.0.0')
    await expect(sign('1.0.0', signatureOf('1.0.0'))).rejects.toMatchObject({ status: 422 })
  })
})

describe('tags', () => {
  it('are given with the release, each once, and move to the next', async () => {
    await publish('1.0.0', ['main', 'next', 'main'])
    expect(await tags()).toEqual([
      [REMOTE, 'main', '1.0.0'],
      [REMOTE, 'next', '1.0.0'],
    ])
    await publish('1.1.0', ['main'])
    expect(await tags()).toEqual([
      [REMOTE, 'main', '1.1.0'],
      [REMOTE, 'next', '1.0.0'],
    ])
    expect(await registry.tags()).toMatchObject([{ setBy: 'tester', setAt: expect.any(Date) }, {}])
    const entries = await registry.audit()
    expect(
      entries.map(({ actor, address, action, change }) => [actor, address, action, change]),
    ).toEqual([
      ['tester', '127.0.0.1', 'tag set', 'main of mfe-gpl: 1.0.0'],
      ['tester', '127.0.0.1', 'tag set', 'next of mfe-gpl: 1.0.0'],
      ['tester', '127.0.0.1', 'tag set', 'main of mfe-gpl: 1.1.0, before 1.0.0'],
    ])
  })

  it('are each remote’s own', async () => {
    await publish('1.0.0', ['main'])
    await publish('2.0.0', ['main'], OTHER)
    expect(await tags()).toEqual([
      [REMOTE, 'main', '1.0.0'],
      [OTHER, 'main', '2.0.0'],
    ])
  })

  it('are two hundred of one remote at most, and a release with one too many is not published', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `branch-${index}`)
    await publish('1.0.0', names)
    await publish('1.0.0', ['main'], OTHER)
    await publish('1.1.0', ['branch-7'])
    await expect(publish('1.2.0', ['one-more'])).rejects.toMatchObject({
      status: 422,
      message: 'mfe-gpl has 200 tags: remove one by "pnpm release tag <name> --remove mfe-gpl"',
    })
    expect(await versions()).toEqual(['1.0.0', '1.0.0', '1.1.0'])
  })

  it('keep the files of their releases', async () => {
    await publish('1.0.0', ['main'])
    await publish('1.1.0')
    await publish('1.1.0', ['main'], OTHER)
    await expect(prune('1.1.0', '1.0.0')).rejects.toMatchObject({
      status: 422,
      message:
        'mfe-gpl@1.0.0 has the tag main: move it, or remove it by "pnpm release tag main --remove mfe-gpl"',
    })
    await expect(prune('1.1.0')).resolves.toMatchObject({
      ...{ remote: REMOTE, version: '1.1.0', kind: 'prune', reason: 'because' },
    })
  })
})

describe('removing files', () => {
  it('is refused when the remote has changed since that was decided', async () => {
    await publish('1.0.0')
    const body = { ...(await basis()), versions: ['1.0.0'] }
    await publish('1.1.0', [], OTHER)
    await publish('1.1.0')
    const stale = registry.change(REMOTE, { verb: 'prune', body })
    await expect(stale).rejects.toMatchObject({ status: 409, details: { revision: 3 } })
    await expect(prune('1.0.0')).resolves.toMatchObject({ version: '1.0.0' })
  })
})

describe('a version that was never published', () => {
  it('is answered with the five newest of the remote that were', async () => {
    for (const patch of [1, 2, 3, 4, 5, 6]) await publish(`1.0.${patch}`)
    await publish('9.0.0', [], OTHER)
    await expect(promote('1.1.0')).rejects.toMatchObject({
      status: 404,
      message:
        'mfe-gpl@1.1.0 is not published; the newest that are: 1.0.6, 1.0.5, 1.0.4, 1.0.3, 1.0.2',
    })
  })
})
