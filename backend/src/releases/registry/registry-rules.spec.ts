import { beforeEach, describe, expect, it } from '@jest/globals'
import { ReleaseHistory } from './release-history.entity.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'
import { RegistryInMemory } from './testing/registry-in-memory.ts'
import { release } from './testing/release.ts'

let registry: RegistryInMemory

const REMOTE = 'mfe-gpl'

beforeEach(async () => {
  registry = new RegistryInMemory(undefined)
  await registry.give(`/${REMOTE}`, REMOTE)
})

const publish = (
  version: string,
  name = REMOTE,
  { pages = ['/'], range = '^1.2.0' }: { pages?: readonly string[]; range?: string } = {},
) => {
  const described = release(name, version)
  const [route] = described.routes
  const routes = pages.map((path) => ({ ...route, path }))
  const contract = { ...described.contract, range }
  const description = JSON.stringify({ ...described, routes, contract })
  return registry.change(name, { verb: 'publish', body: { description, tags: [] } })
}
/** Announces a host with a version of the contracts. */
const announce = (version: string) =>
  registry.tables.update(
    ReleaseRegistry,
    { id: REGISTRY_ID },
    { hostContract: JSON.stringify({ version, exports: { 'shared-ui': ['Button'] } }) },
  )
const basis = async () => ({ revision: await registry.revision(), reason: 'because' })
const promote = async (version: string, again = false, name = REMOTE) =>
  registry.change(name, { verb: 'promote', body: { ...(await basis()), version, again } })
const canary = async (
  version: string,
  percent = 10,
  { steps = [] as number[], again = false } = {},
) =>
  registry.change(REMOTE, {
    verb: 'canary',
    body: { ...(await basis()), version, percent, steps, again },
  })
const rollback = async () => registry.change(REMOTE, { verb: 'rollback', body: await basis() })
const prune = async (...versions: string[]) =>
  registry.change(REMOTE, { verb: 'prune', body: { ...(await basis()), versions } })

const channels = async (remote = REMOTE) =>
  (await registry.map()).remotes.find(({ name }) => name === remote)
const versions = async (remote = REMOTE) => {
  const { stable, canary: tried, previous } = (await channels(remote)) ?? {}
  return [stable?.version ?? null, tried?.version ?? null, previous?.version ?? null]
}
const state = async (version: string, remote = REMOTE) =>
  (await registry.releases()).find((one) => one.name === remote && one.version === version)

const OTHER = 'mfe-other'

/** Gives visitors a first release of another remote. */
async function serveOther() {
  await registry.give(`/${OTHER}`, OTHER)
  await publish('3.0.0', OTHER)
  await promote('3.0.0', false, OTHER)
}

/** Gives another remote a page that only this remote's previous release has, not its stable one. */
async function giveAwayPage() {
  await publish('1.0.0', REMOTE, { pages: ['/', '/old'] })
  await promote('1.0.0')
  await serveAll('1.1.0')
  await registry.give(`/${REMOTE}`, OTHER)
  const { routes, ...other } = release(OTHER, '3.0.0')
  const moved = routes.map((route) => ({
    ...route,
    path: '/old',
    fragments: { [`/${REMOTE}`]: 'fragments/index.json' },
  }))
  const description = JSON.stringify({ ...other, routes: moved })
  await registry.change(OTHER, { verb: 'publish', body: { description, tags: [] } })
  await promote('3.0.0', false, OTHER)
}

/** Publishes and promotes each in turn. */
async function serveAll(...all: readonly string[]) {
  for (const version of all) {
    await publish(version)
    await promote(version)
  }
}

/** Publishes a release whose version was accepted before publish checked that versions have an order. */
async function publishUnordered(version: string) {
  await publish('1.4.0-old')
  const stored = { version: '1.4.0-old' }
  await registry.tables.update(StoredRelease, stored, { version })
  await registry.tables.update(ReleaseHistory, stored, { version })
}

describe('publishing', () => {
  it('refuses a version that cannot be ordered, and says how to write one', async () => {
    await expect(publish('1.4.0-rc.01')).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(
        /^mfe-gpl@1\.4\.0-rc\.01 cannot be released: .*as in 1\.4\.0-rc\.1$/,
      ),
    })
    expect(await registry.revision()).toBe(0)
  })

  it('says of a published version that it is published, in whatever form', async () => {
    await publishUnordered('1.4.0-rc.01')
    await expect(publish('1.4.0-rc.01')).rejects.toThrow('published already')
  })
})

describe('promoting', () => {
  it('serves the version to everybody, and ends a canary with its share, beginning and steps', async () => {
    await serveAll('1.0.0')
    await publish('1.1.0')
    await publish('1.2.0')
    await canary('1.1.0', 10, { steps: [20, 50] })
    expect((await channels())?.canary).toMatchObject({ percent: 10, steps: [20, 50] })
    expect(await promote('1.2.0')).toMatchObject({
      kind: 'promote',
      version: '1.2.0',
      reason: 'because',
    })
    expect(await versions()).toEqual(['1.2.0', null, '1.0.0'])
    await canary('1.1.0', 30)
    expect((await channels())?.canary).not.toHaveProperty('steps')
  })

  it('refuses what was never published, and what a remote without releases asks for', async () => {
    await expect(promote('1.0.0')).rejects.toThrow('mfe-gpl has no releases')
    await publish('1.0.0')
    await expect(promote('2.0.0')).rejects.toThrow('published; the newest that are: 1.0.0')
  })

  it('gives what was rolled back again only to who says so, and then it is good again', async () => {
    await serveAll('1.0.0', '1.1.0')
    await rollback()
    await expect(promote('1.1.0')).rejects.toThrow(/was rolled back at .*: say "again"/)
    await expect(canary('1.1.0')).rejects.toThrow('say "again"')
    await promote('1.1.0', true)
    expect(await state('1.1.0')).toMatchObject({ withdrawnAt: null, servedUntil: null })
    await publish('1.2.0')
    await promote('1.2.0')
    expect(await versions()).toEqual(['1.2.0', null, '1.1.0'])
  })

  it('refuses addresses that another live release answers by now', async () => {
    await serveAll('1.0.0')
    const rival = release('mfe-rival', '1.0.0')
    await registry.give(`/${REMOTE}`, 'mfe-rival')
    const routes = rival.routes.map((route) => ({
      ...route,
      fragments: { [`/${REMOTE}`]: 'fragments/index.json' },
    }))
    const body = { description: JSON.stringify({ ...rival, routes }), tags: [] }
    const published = registry.change('mfe-rival', { verb: 'publish', body })
    await expect(published).rejects.toThrow('mfe-gpl answers /mfe-gpl/')
    expect(await registry.revision()).toBe(2)
  })

  it('leaves alone what was taken back, and what visitors get of other remotes', async () => {
    await serveOther()
    await serveAll('1.0.0', '1.1.0')
    await rollback()
    await serveAll('1.2.0')
    expect((await state('1.1.0'))?.withdrawnAt).toBeInstanceOf(Date)
    expect((await state('1.0.0'))?.servedUntil).toBeInstanceOf(Date)
    expect(await versions(OTHER)).toEqual(['3.0.0', null, null])
    expect((await state('3.0.0', OTHER))?.servedUntil).toBeNull()
  })

  it('refuses an earlier release whose address another remote answers by now', async () => {
    await giveAwayPage()
    const taken = `mfe-other answers /${REMOTE}/old`
    await expect(promote('1.0.0')).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(taken),
    })
    await expect(canary('1.0.0')).rejects.toThrow(taken)
    await promote('1.1.0')
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
  })
})

/** Gives visitors a release that runs on the next host too, after one that does not, and announces that host. */
async function serveBeyondHost() {
  await announce('1.2.0')
  await serveAll('1.0.0')
  await publish('1.1.0', REMOTE, { range: '^1.2.0 || ^2.0.0' })
  await promote('1.1.0')
  await publish('1.2.0')
  await announce('2.0.0')
}

describe('a release that the announced host cannot run', () => {
  const unfit = 'it needs contracts ^1.2.0, and the host has 2.0.0'

  it.each([
    ['promoted', () => promote('1.2.0')],
    ['given to a share', () => canary('1.2.0')],
    ['returned to', () => rollback()],
  ])('is not %s, and visitors keep what they have', async (_, change) => {
    await serveBeyondHost()
    await expect(change()).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(unfit),
    })
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
    expect((await state('1.1.0'))?.withdrawnAt).toBeNull()
  })

  it('is taken back as a canary, and given again once its host is announced again', async () => {
    await announce('1.2.0')
    await serveAll('1.0.0', '1.1.0')
    await publish('1.2.0')
    await canary('1.2.0')
    await announce('2.0.0')
    await rollback()
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
    await announce('1.2.0')
    await rollback()
    expect(await versions()).toEqual(['1.0.0', null, null])
  })
})

describe('a canary', () => {
  it('needs a stable release besides it', async () => {
    await publish('1.0.0')
    await expect(canary('1.0.0')).rejects.toThrow(
      'mfe-gpl has no stable release: promote one first',
    )
    await promote('1.0.0')
    await expect(canary('1.0.0')).rejects.toThrow(
      'mfe-gpl@1.0.0 is the stable release: visitors get it already',
    )
  })

  it('keeps its beginning while its share changes, and another one has its own', async () => {
    await serveAll('1.0.0')
    await publish('1.1.0')
    await publish('1.2.0')
    await canary('1.1.0', 10)
    const first = (await channels())?.canary?.since
    await later()
    const grown = await canary('1.1.0', 50)
    expect(grown).toMatchObject({ kind: 'canary', percent: 50 })
    expect((await channels())?.canary).toMatchObject({ percent: 50, since: first })
    expect((await state('1.1.0'))?.servedUntil).toBeNull()
    await canary('1.2.0', 50)
    expect((await channels())?.canary?.since).not.toBe(first)
    expect((await state('1.1.0'))?.servedUntil).toBeInstanceOf(Date)
  })

  it('that was given again after a roll back gets its next share and all visitors without more words', async () => {
    await serveAll('1.0.0')
    await publish('1.1.0')
    await canary('1.1.0')
    await rollback()
    await canary('1.1.0', 10, { again: true })
    await canary('1.1.0', 50)
    expect((await channels())?.canary).toMatchObject({ version: '1.1.0', percent: 50 })
    expect((await state('1.1.0'))?.withdrawnAt).toBeInstanceOf(Date)
    await promote('1.1.0')
    expect((await state('1.1.0'))?.withdrawnAt).toBeNull()
  })

  it('says nothing for another version that was rolled back', async () => {
    await serveAll('1.0.0')
    await publish('1.1.0')
    await publish('1.2.0')
    await canary('1.1.0')
    await rollback()
    await canary('1.2.0')
    await expect(canary('1.1.0')).rejects.toThrow('say "again"')
    await expect(promote('1.1.0')).rejects.toThrow('say "again"')
  })

  it('goes by a roll back, which leaves stable alone', async () => {
    await serveAll('1.0.0', '1.1.0')
    await publish('1.2.0')
    await canary('1.2.0')
    expect(await rollback()).toMatchObject({ kind: 'rollback', version: '1.2.0', percent: 0 })
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
    expect((await state('1.2.0'))?.withdrawnAt).toBeInstanceOf(Date)
    expect((await state('1.1.0'))?.withdrawnAt).toBeNull()
  })

  it('goes also from a remote whose first release is stable', async () => {
    await serveAll('1.0.0')
    await publish('1.1.0')
    await canary('1.1.0')
    await rollback()
    expect(await versions()).toEqual(['1.0.0', null, null])
  })
})

describe('a roll back', () => {
  it('returns to what was promoted last before, and again to what was before that', async () => {
    await serveAll('1.0.0', '1.1.0', '1.2.0')
    expect(await rollback()).toMatchObject({ kind: 'rollback', version: '1.2.0', percent: null })
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
    expect((await state('1.2.0'))?.servedUntil).toBeInstanceOf(Date)
    await rollback()
    expect(await versions()).toEqual(['1.0.0', null, null])
    await expect(rollback()).rejects.toThrow(
      'mfe-gpl has no earlier good release to return to: promote another one, or switch the remote off',
    )
  })

  it('never goes forward: after an older version was promoted it returns to an older one still', async () => {
    await serveAll('1.0.0', '1.1.0', '1.2.0')
    await promote('1.1.0')
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
    await rollback()
    expect(await versions()).toEqual(['1.0.0', null, null])
  })

  it.each(['1.4.0-20261127.0915', '1.4.0-rc.01', '1.4.0-0123456', '1.4.0-09999999999999999999'])(
    'orders versions like %s, which were accepted once',
    async (version) => {
      await serveAll('1.0.0')
      await publishUnordered(version)
      await promote(version)
      expect(await versions()).toEqual([version, null, '1.0.0'])
      await serveAll('1.5.0')
      expect(await versions()).toEqual(['1.5.0', null, version])
      await promote('1.0.0')
      expect(await versions()).toEqual(['1.0.0', null, null])
    },
  )

  it('passes over versions without any order, and returns from one to nothing', async () => {
    await serveAll('1.0.0')
    await publishUnordered('1.4.0-a..b')
    await promote('1.4.0-a..b')
    expect(await versions()).toEqual(['1.4.0-a..b', null, null])
    await serveAll('1.5.0')
    expect(await versions()).toEqual(['1.5.0', null, '1.0.0'])
  })

  it('passes over versions that were taken back or whose files are gone', async () => {
    await serveAll('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0')
    await prune('1.2.0')
    await rollback()
    expect(await versions()).toEqual(['1.3.0', null, '1.1.0'])
    await rollback()
    await promote('1.4.0', true)
    expect(await versions()).toEqual(['1.4.0', null, '1.1.0'])
  })

  it('does not return to addresses that another remote answers by now, and takes a canary back', async () => {
    await giveAwayPage()
    await expect(rollback()).rejects.toThrow(`mfe-other answers /${REMOTE}/old`)
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
    await publish('1.2.0')
    await canary('1.2.0')
    await rollback()
    expect(await versions()).toEqual(['1.1.0', null, '1.0.0'])
  })

  it('takes the tags of what it takes back, and no others', async () => {
    await serveAll('1.0.0', '1.1.0')
    await serveOther()
    await registry.tag('old', REMOTE, '1.0.0')
    await registry.tag('new', REMOTE, '1.1.0')
    await registry.tag('checkout', REMOTE, '1.1.0')
    await registry.tag('others', OTHER, '3.0.0')
    await rollback()
    expect((await registry.tags()).map(({ name, version }) => [name, version])).toEqual([
      ['old', '1.0.0'],
      ['others', '3.0.0'],
    ])
    expect((await registry.audit()).map(({ actor, change }) => [actor, change])).toEqual([
      ['tester', 'checkout of mfe-gpl: 1.1.0 was rolled back'],
      ['tester', 'new of mfe-gpl: 1.1.0 was rolled back'],
    ])
  })

  it('is none of a remote that visitors have never got', async () => {
    await publish('1.0.0')
    await expect(rollback()).rejects.toThrow('no earlier good release')
  })
})

describe('removing files', () => {
  it('is refused of what visitors get or would return to', async () => {
    await serveAll('1.0.0', '1.1.0')
    await publish('1.2.0')
    await canary('1.2.0')
    await expect(prune('1.1.0')).rejects.toThrow('mfe-gpl@1.1.0 is the stable release')
    await expect(prune('1.2.0')).rejects.toThrow('mfe-gpl@1.2.0 is the canary release')
    await expect(prune('1.0.0')).rejects.toThrow('mfe-gpl@1.0.0 is the previous release')
  })

  it('is an event for each version, and nobody gets it afterwards', async () => {
    await serveAll('1.0.0', '1.1.0', '1.2.0')
    await publish('1.3.0')
    const before = await registry.revision()
    expect(await prune('1.0.0', '1.3.0', '1.0.0')).toMatchObject({ version: '1.3.0' })
    expect(await registry.revision()).toBe(before + 2)
    const removed = (await state('1.0.0'))?.prunedAt
    expect(removed).toBeInstanceOf(Date)
    await later()
    await prune('1.0.0')
    expect((await state('1.0.0'))?.prunedAt).toEqual(removed)
    await expect(promote('1.3.0')).rejects.toThrow(
      'The files of mfe-gpl@1.3.0 were removed: publish it anew as another version',
    )
    await expect(prune('9.0.0')).rejects.toThrow('mfe-gpl@9.0.0 is not published')
  })
})

describe('the switch', () => {
  it('closes a remote with words and opens it again, also before visitors ever got it', async () => {
    await publish('1.0.0')
    await publish('1.1.0')
    await serveOther()
    const body = { ...(await basis()), message: 'Back at noon' }
    const closed = await registry.change(REMOTE, { verb: 'disable', body })
    expect(closed).toMatchObject({ kind: 'disable', version: '1.1.0', reason: 'because' })
    expect((await channels())?.disabled).toBe('Back at noon')
    expect((await channels(OTHER))?.disabled).toBeNull()
    await promote('1.0.0')
    const opened = await registry.change(REMOTE, { verb: 'enable', body: await basis() })
    expect(opened).toMatchObject({ kind: 'enable', version: '1.0.0' })
    expect((await channels())?.disabled).toBeNull()
  })
})

describe('the revision', () => {
  it('grows by one with each event, and the history has a line for each', async () => {
    await serveAll('1.0.0', '1.1.0')
    await rollback()
    const history = await registry.history()
    expect(history.map(({ revision, kind, version }) => `${revision} ${kind} ${version}`)).toEqual([
      '1 publish 1.0.0',
      '2 promote 1.0.0',
      '3 publish 1.1.0',
      '4 promote 1.1.0',
      '5 rollback 1.1.0',
    ])
    expect(history[0]).toMatchObject({ actor: 'tester', percent: null, reason: '' })
  })

  it('refuses what was decided before another change of the same remote, and says which it is', async () => {
    await serveAll('1.0.0', '1.1.0')
    const stale = { revision: 3, reason: '' }
    await expect(registry.change(REMOTE, { verb: 'rollback', body: stale })).rejects.toMatchObject({
      message: 'The registry has changed: its revision is 4 now',
      status: 409,
      details: { revision: 4 },
    })
    expect(await registry.revision()).toBe(4)
    expect(await registry.history()).toHaveLength(4)
  })

  it('takes what was decided before a change of another remote', async () => {
    await serveAll('1.0.0', '1.1.0')
    const { revision } = await basis()
    await registry.give('/mfe-rival', 'mfe-rival')
    await publish('1.0.0', 'mfe-rival')
    await registry.change(REMOTE, { verb: 'rollback', body: { revision, reason: '' } })
    expect(await versions()).toEqual(['1.0.0', null, null])
  })

  it('refuses one that is still to come: it was read from another registry', async () => {
    await serveAll('1.0.0', '1.1.0')
    const body = { revision: 5, reason: '' }
    await expect(registry.change(REMOTE, { verb: 'rollback', body })).rejects.toThrow('is 4 now')
  })
})

/** Waits for the next millisecond of the clock. */
async function later() {
  const now = Date.now()
  while (Date.now() === now) await Promise.resolve()
}
