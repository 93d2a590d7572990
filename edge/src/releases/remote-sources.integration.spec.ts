import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { SERVER_SCRIPT } from 'shared-contracts/release'
import { eventually } from 'shared-server/testing/eventually'
import { AnsweringServer } from '../testing/answers.ts'
import { release } from '../testing/make-release.ts'
import { channelsOf, Site } from '../testing/site.ts'

const NEWS = '/api/news'
const PAGES = `pages = ({ ask }) => ({ html: '<main><h1>' + ask(${JSON.stringify(NEWS)}).body + '</h1></main>' })`

let site: Site
/** Stands in for a development server. */
let source: AnsweringServer
beforeEach(async () => {
  site = await Site.open()
  source = new AnsweringServer()
  await source.open()
  const routes = release().routes.map((route) => ({ ...route, fragments: {} }))
  source.answers.set('/release.json', {
    body: JSON.stringify(release({ version: '0.0.0-source', basePaths: ['/gpl'], routes })),
  })
})
afterEach(async () => {
  await site.close()
  await source.close()
})

async function serve(pages: string | null): Promise<void> {
  say(pages)
  site.answers.set(NEWS, { body: 'first' })
  site.say(channelsOf(await site.publish()))
  await site.start({ REMOTE_SOURCES: JSON.stringify({ 'mfe-gpl': source.origin }) })
  await eventually(async () => (await site.get('/readyz')).status === 200)
}

const say = (pages: string | null) =>
  source.answers.set(
    `/${SERVER_SCRIPT}`,
    pages === null ? { status: 204, body: '' } : { body: pages },
  )
const shows = (text: string) => async () => (await site.get('/gpl')).body.includes(text)

it('is ready before anything was released', async () => {
  say(PAGES)
  await site.start({ REMOTE_SOURCES: JSON.stringify({ 'mfe-gpl': source.origin }) })
  await eventually(async () => (await site.get('/readyz')).status === 200)
  expect((await site.get('/readyz')).body).toContain('mfe-gpl@0.0.0-source')
  expect((await site.get('/gpl')).status).toBe(200)
})

it('renders a remote that is served from source with its data, and anew when it changes', async () => {
  await serve(PAGES)
  await eventually(shows('<h1>first</h1>'))
  expect((await site.get('/gpl')).body).toContain('id="state"')
  say(PAGES.replace('<h1>', '<h1>Changed: '))
  await eventually(shows('<h1>Changed: first</h1>'))
})

it('shows a fault of the source in the browser, and nothing of it once it is mended', async () => {
  await serve('throw new Error("a <comma> is missing")')
  await eventually(shows('role="alert"'))
  expect((await site.get('/gpl')).body).toContain('a &lt;comma> is missing')
  say(PAGES)
  await eventually(shows('<h1>first</h1>'))
  expect((await site.get('/gpl')).body).not.toContain('role="alert"')
})

it('gives the document once its remote is compiled, so that no browser gives it up', async () => {
  await serve(PAGES)
  source.answers.set('/remoteEntry.js', { body: '', delayMs: 300 })
  const started = performance.now()
  expect((await site.get('/gpl')).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThan(290)
})

it('leaves the page to the browser while the source is compiled for the first time', async () => {
  await serve(null)
  const answer = await site.get('/gpl')
  expect(answer.status).toBe(200)
  expect(answer.headers['server-timing']).toBe('fragment;desc=built')
  expect(answer.body).not.toContain('role="alert"')
})
