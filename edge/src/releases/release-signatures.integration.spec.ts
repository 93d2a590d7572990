import { createHmac } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { newReleaseKey } from 'shared-server/testing/release-key'
import { signRelease } from 'shared-server/signature/release-signature'
import { eventually } from 'shared-server/testing/eventually'
import { routesAt } from '../testing/make-release.ts'
import { channelsOf, Site } from '../testing/site.ts'

const SCRIPT = (version: string) => `/releases/mfe-gpl/${version}/page-index.js`
const SECRET = 'a-secret-of-this-suite'
const [team, stranger, platform] = [newReleaseKey(), newReleaseKey(), newReleaseKey()]
const keysOf = (...keys: readonly (typeof team)[]) => ({
  RELEASE_KEYS: JSON.stringify({ 'mfe-gpl': keys.map(({ publicKey }) => publicKey) }),
})
const TEAM = keysOf(team)

let site: Site
beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

type Published = Awaited<ReturnType<Site['publish']>>
/** Registry entry of a release that was signed with a key. */
const signed = (published: Published, key = team) => ({
  ...published,
  signature: signRelease(key.pem, published),
})
const pages = async () => (await site.get('/gpl')).body
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await site.get(url, headers)).status

/** Waits for several polls, so that a refusal is final. */
async function asked(): Promise<void> {
  const before = site.polls
  await eventually(() => Promise.resolve(site.polls > before + 3))
}

describe('an edge that knows the keys of teams', () => {
  let good: ReturnType<typeof signed>
  beforeEach(async () => {
    good = signed(await site.publish())
    site.say(channelsOf(good, pointer(good)))
  })
  const pointer = ({ version, digest, signature }: typeof good) => ({
    stable: { version, digest, signature },
  })

  it('serves what its team signed, and what the platform signed', async () => {
    await site.start(TEAM)
    expect(await pages()).toContain('Home 1.0.0')
    await site.edge.close()
    site.say(channelsOf(good, pointer(signed(good, platform))))
    await site.start({ RELEASE_KEYS: JSON.stringify({ '*': [platform.publicKey] }) })
    expect(await pages()).toContain('Home 1.0.0')
  })

  /** Forgeries by somebody who controls the registry and the store, but has no key. */
  const forgeries: [string, (evil: Published) => string | undefined][] = [
    ['nobody signed', () => undefined],
    ['a stranger signed', (evil) => signed(evil, stranger).signature],
    ['has the signature of the release before', () => good.signature],
    [
      'has the signature of another version',
      (evil) => signed({ ...evil, version: '1.2.0' }).signature,
    ],
    [
      'has the signature of another text',
      (evil) => signed({ ...evil, digest: good.digest }).signature,
    ],
    ['has half a signature', (evil) => signed(evil).signature.slice(0, 40)],
    [
      'has a signature in other letters',
      (evil) => Buffer.from(signed(evil).signature, 'base64').toString('base64url'),
    ],
    ['has an empty signature', () => ''],
  ]

  it.each(forgeries)(
    'keeps the last good release when registry and store agree on one that %s',
    async (_how, forge) => {
      await site.start(TEAM)
      const { version, digest, ...evil } = await site.publish({ version: '1.1.0' })
      const signature = forge({ version, digest, ...evil })
      const forged = { version, digest, signature }
      site.say(
        channelsOf(good, {
          stable: forged,
          canary: { ...forged, percent: 99 },
          previous: forged,
          lately: [{ ...forged, until: '2999-01-01T00:00:00Z' }],
        }),
      )
      await asked()
      expect(await pages()).toContain('Home 1.0.0')
      expect(await pages()).not.toContain('1.1.0')
      expect(await statusOf(SCRIPT('1.1.0'))).toBe(404)
      expect(await statusOf('/releases/mfe-gpl/1.1.0/release.json')).toBe(404)
      expect(await statusOf(SCRIPT('1.0.0'))).toBe(200)
    },
  )

  it('keeps it when the files of the very version were changed and the registry vouches for them', async () => {
    await site.start(TEAM)
    const changed = await site.publish({ commit: 'another' })
    expect(changed.digest).not.toBe(good.digest)
    site.say(channelsOf(changed, pointer({ ...good, digest: changed.digest })))
    await asked()
    await site.edge.close()
    await site.start(TEAM)
    expect(await statusOf('/gpl')).toBe(404)
    expect(await statusOf(SCRIPT('1.0.0'))).toBe(404)
  })

  it('opens no preview of what nobody signed, even for whoever has the secret of links', async () => {
    await site.start({ ...TEAM, PREVIEW_SECRET: SECRET })
    const evil = await site.publish({ version: '1.1.0' })
    const cookieFor = ({ version, digest }: Published, signature?: string) => {
      const claim = { id: 'x', remote: 'mfe-gpl', version, digest, signature }
      const text = Buffer.from(
        JSON.stringify({ ...claim, until: '2999-01-01T00:00:00Z' }),
      ).toString('base64url')
      const seal = createHmac('sha256', SECRET).update(text).digest('base64url')
      return { cookie: `chosen-release=${text}.${seal}` }
    }
    expect((await site.get('/gpl', cookieFor(evil))).body).toContain('Home 1.0.0')
    expect(await statusOf(SCRIPT('1.1.0'), cookieFor(evil))).toBe(404)
    const opened = cookieFor(evil, signed(evil).signature)
    expect((await site.get('/gpl', opened)).body).toContain('Home 1.1.0')
  })

  it('serves no release of a key that is gone after a start, and goes on with what others signed', async () => {
    await site.start(keysOf(team, stranger))
    const next = signed(await site.publish({ version: '1.1.0' }), stranger)
    site.say(channelsOf(next, pointer(next)))
    await eventually(async () => (await pages()).includes('Home 1.1.0'))
    await site.edge.close()
    await site.start(TEAM)
    expect(await statusOf('/gpl')).toBe(404)
    expect(await statusOf(SCRIPT('1.1.0'))).toBe(404)
    site.say(channelsOf(good, pointer(good)))
    await eventually(async () => (await pages()).includes('Home 1.0.0'))
  })

  it('remembers the signatures of what it serves, for a start without the registry', async () => {
    await site.start(TEAM)
    expect(await pages()).toContain('Home 1.0.0')
    await site.edge.close()
    site.answer = { status: 500, body: '' }
    await site.start(TEAM)
    expect(await pages()).toContain('Home 1.0.0')
    await site.edge.close()
    await site.start(keysOf(stranger))
    expect(await statusOf('/gpl')).toBe(404)
  })

  it('hears of a signature that was made later, before keys are asked for', async () => {
    site.say(channelsOf(good, pointer({ ...good, signature: undefined } as never)))
    await site.start()
    site.say(channelsOf(good, pointer(good)))
    await asked()
    await site.edge.close()
    site.answer = { status: 500, body: '' }
    await site.start(TEAM)
    expect(await pages()).toContain('Home 1.0.0')
  })

  it("serves nothing of a remote without keys, and no team's release as another's", async () => {
    const group = signed(await site.publish({ name: 'mfe-group', routes: routesAt('') }))
    site.say(channelsOf(group, pointer(group)))
    await site.start(TEAM)
    expect(await statusOf('/')).toBe(404)
    await cp(group.folder, join(group.folder, '../../mfe-gpl/1.0.0'), { recursive: true })
    const disguised = { ...group, name: 'mfe-gpl' }
    site.say(channelsOf(disguised, pointer(signed(disguised))))
    await asked()
    expect(await statusOf('/')).toBe(404)
  })
})

describe('an edge without keys', () => {
  it('serves releases whatever their signature', async () => {
    const published = await site.publish()
    const { version, digest } = published
    const signature = 'anything'
    site.say(channelsOf(published, { stable: { version, digest, signature } }))
    await site.start()
    expect(await pages()).toContain('Home 1.0.0')
  })
})

describe('a release whose description is of another one', () => {
  it('is refused, whatever the registry says', async () => {
    const group = await site.publish({ name: 'mfe-group', version: '2.0.0' })
    await cp(group.folder, join(group.folder, '../../mfe-gpl/1.0.0'), { recursive: true })
    site.say(channelsOf({ name: 'mfe-gpl', version: '1.0.0', digest: group.digest }))
    await site.start()
    expect(await statusOf(SCRIPT('1.0.0'))).toBe(404)
  })
})
