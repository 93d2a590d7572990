import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import type { GivenAnswer } from '../testing/answers.ts'
import { release } from '../testing/make-release.ts'
import { channelsOf, Site } from '../testing/site.ts'

const NEWS = '/api/news'
const TABLE = '/api/tables'

/**
 * A page that needs one answer, and a second one if the first exists; like a real page, it cannot read invalid
 * JSON.
 */
const PAGES = `pages = ({ ask, path }) => {
  const read = (answer) => {
    try { return JSON.parse(answer.body) } catch { return null }
  }
  const news = read(ask(${JSON.stringify(NEWS)}))
  const table = news && path === '/table' ? read(ask(${JSON.stringify(TABLE)})) : ''
  const isWhole = news !== null && table !== null
  return {
    html: '<h1>' + (isWhole ? news + table : 'Loading') + '</h1>',
    isWhole,
    state: isWhole ? [[['news'], 0, news + table]] : [],
  }
}`

const [home] = release().routes
const ROUTES = home
  ? [home, { ...home, path: '/table' }, { ...home, path: '/:slug', record: '/api/news/:slug' }]
  : []

let site: Site
beforeEach(async () => {
  site = await Site.open()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await site.close()
})

async function serve(): Promise<void> {
  site.say(channelsOf(await site.publish({ routes: ROUTES }, { pages: PAGES })))
  await site.start()
  await eventually(async () => (await site.get('/readyz')).status === 200)
}

/** Returns what a visitor sees. */
async function see(path = '/gpl') {
  const { status, body, headers } = await site.get(path)
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1]
  return {
    status,
    text: /<h1>(.*?)<\/h1>/.exec(body)?.[1],
    state: state === undefined ? undefined : (JSON.parse(state) as unknown),
    madeBy: headers['server-timing'],
  }
}

const shows = (text: string) => async () => (await see()).text === text

/** Moves the clock so far that every page must be checked before it is served. */
function later(): void {
  const now = performance.now.bind(performance)
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
}

const FAILURES: readonly (readonly [string, GivenAnswer])[] = [
  ['takes five seconds', { body: '"late"', delayMs: 5_000 }],
  ['fails', { status: 500, body: '{"message":"x"}' }],
  ['is away behind a proxy', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['answers what is no JSON', { body: '<!doctype html><h1>Welcome</h1>' }],
  ['answers half of it', { body: '"good' }],
  ['answers nothing', { body: '' }],
  ['answers with no content', { status: 204, body: '' }],
]

describe.each(FAILURES)('while the API %s', (_failure, answer) => {
  it('a page goes on as it was last good', async () => {
    site.answers.set(NEWS, { body: '"good"' })
    await serve()
    await eventually(shows('good'))
    site.answers.set(NEWS, answer)
    later()
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await see()).toMatchObject({
        status: 200,
        text: 'good',
        state: [[['news'], 0, 'good']],
        madeBy: 'fragment;desc=kept',
      })
    }
  })

  it('a page that was never good is the one without its data', async () => {
    site.answers.set(NEWS, answer)
    await serve()
    const { status, text } = await see()
    expect(status).toBe(200)
    expect(['Loading', 'Home 1.0.0']).toContain(text)
  })
})

it('shows pages while nothing listens where the API was, also those that nobody asked for before', async () => {
  site.answers.set(NEWS, { body: '"good"' })
  await serve()
  await eventually(shows('good'))
  await site.loseApi()
  later()
  expect(await see()).toMatchObject({ status: 200, text: 'good', madeBy: 'fragment;desc=kept' })
  expect(await see('/gpl/a-story')).toMatchObject({ status: 200, text: 'good' })
})

it('shows a page with the very answers that it was made from when they change meanwhile', async () => {
  site.answers.set(NEWS, { body: '"first "' })
  site.answers.set(TABLE, {
    // The news change after the page has read them, and before it gets its table.
    get body() {
      site.answers.set(NEWS, { body: '"second "' })
      return '"table"'
    },
  })
  await serve()
  await eventually(async () => (await see('/gpl/table')).text === 'first table')
  const { text, state } = await see('/gpl/table')
  expect(state).toEqual([[['news'], 0, text]])
  await eventually(async () => (await see('/gpl/table')).text === 'second table')
})
