import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site } from '../testing/site.ts'

/** So rarely that no test sees a scheduled poll. */
const SELDOM = { RELEASE_POLL_MS: '60000' }

let site: Site

beforeEach(async () => {
  site = await Site.open()
  site.say(channelsOf(await site.publish()))
})

afterEach(() => site.close())

const promote = async () => site.say(channelsOf(await site.publish({ version: '1.1.0' })))
const versionFor = async (revision?: string) => {
  const { body } = await site.get('/gpl', revision ? { cookie: `revision=${revision}` } : {})
  return /Home ([\d.]+)/.exec(body)?.[1]
}

describe('two edges, of which one has heard of a release', () => {
  it('the one tells its visitors for a quarter of a minute', async () => {
    await site.start()
    await promote()
    await eventually(async () => (await versionFor()) === '1.1.0')
    expect((await site.get('/gpl')).headers['set-cookie']).toBe(
      'revision=3; Max-Age=15; Path=/; HttpOnly; SameSite=Lax',
    )
    expect((await site.get('/gpl', { cookie: 'revision=3' })).cookies).toEqual([])
  })

  it('one that has just started tells them what it found: the other may not know it yet', async () => {
    await site.start()
    expect((await site.get('/gpl')).headers['set-cookie']).toMatch(/^revision=2;/)
    expect((await site.get('/gpl', { cookie: 'revision=2' })).cookies).toEqual([])
  })

  it('the other asks the registry before it answers them, and nobody else', async () => {
    await site.start(SELDOM)
    await promote()
    expect(await versionFor()).toBe('1.0.0')
    expect(await versionFor('2')).toBe('1.0.0')
    expect(await versionFor('3')).toBe('1.1.0')
  })

  it('answers as ever where the registry knows nothing of it, or is away', async () => {
    await site.start(SELDOM)
    const { polls } = site
    for (const word of ['9999999999', '-1', '1e9', 'NaN', '%00']) {
      expect(await versionFor(word)).toBe('1.0.0')
    }
    expect(site.polls).toBe(polls)
    expect(await versionFor('999999999')).toBe('1.0.0')
    expect(site.polls).toBeGreaterThan(polls)
    await site.loseApi()
    expect(await versionFor('4')).toBe('1.0.0')
  })
})

describe('an older map than the last one', () => {
  it('changes nothing where a process of the API still held it, and is believed where it lasts', async () => {
    const { answer } = site
    await site.start()
    await promote()
    await eventually(async () => (await versionFor()) === '1.1.0')
    site.answer = answer
    const { polls } = site
    await eventually(() => Promise.resolve(site.polls > polls + 3))
    expect(await versionFor()).toBe('1.1.0')
    await eventually(async () => (await versionFor()) === '1.0.0', 6_000)
  })
})
