import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { STUB_RUNTIME } from 'edge/testing/stub-runtime'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StandalonePages } from './standalone-pages.ts'

const TEMPLATE = '<html><head></head><body><div id="slot"></div></body></html>'

let api: Server
beforeEach(async () => {
  api = createServer(({ url }, response) => response.end(JSON.stringify(`told ${url}`)))
  await once(api.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  api.close()
})

/** @param script of the pages: a function of the request; null while there is none. */
const answerOf = (script: string | null, url: string) =>
  new StandalonePages({
    pages: { latest: () => script && `globalThis.pages = ${script}` },
    runtime: () => Promise.resolve(STUB_RUNTIME),
    addresses: () =>
      Promise.resolve({ remote: 'mfe-gpl', basePaths: ['/gpl'], patterns: ['/', '/live'] }),
    template: TEMPLATE,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    settings: {},
  }).document(url)

const documentOf = async (script: string | null, url: string) => (await answerOf(script, url)).html

it('a page is rendered with its data, which stand in the document too', async () => {
  const page = `({ path, search, ask }) => {
    const answer = ask('/api/news?q=1')
    return { html: path + search + ' ' + answer?.body, state: [[['news'], 7, '</script>']] }
  }`
  const document = await documentOf(page, '/gpl/live?team=x')
  expect(document).toContain(
    '<div id="slot"><div data-fragment="whole">/live?team=x "told /api/news?q=1"</div></div>',
  )
  expect(document).toContain('<title>T</title>')
  expect(document).toContain('id="state">[[["news"],7,"\\u003c/script>"]]</script></head>')
})

it('a page of an API that is away is left to the browser in parts', async () => {
  const away = documentOf(
    `({ ask }) => ({ html: String(ask('/api/news')), isWhole: false })`,
    '/gpl',
  )
  api.close()
  api.closeAllConnections()
  expect(await away).toContain('<div data-fragment="part">null</div>')
})

it('a page that fails says why, and leaves its slot to the browser', async () => {
  const document = await documentOf(`() => { throw new Error('<no>') }`, '/gpl')
  expect(document).toContain('the browser drew it:\nError: Error: &lt;no>')
  expect(document).toContain('<div id="slot"></div>')
})

it('a script that does not compile says so', async () => {
  expect(await documentOf('({', '/gpl')).toContain('SyntaxError')
})

it.each([
  ['while nothing is compiled', null, '/gpl'],
  ['at the root, from where the browser leads on', `() => ({ html: 'never' })`, '/'],
])('the slot is empty %s', async (_when, script, url) => {
  expect(await answerOf(script, url)).toEqual({ status: 200, html: TEMPLATE })
})

it('an address without a page is not found, and the pages that there are stand there', async () => {
  const { status, html } = await answerOf(`() => ({ html: 'never' })`, '/gold<b>?q=1')
  expect(status).toBe(404)
  expect(html).toContain('mfe-gpl runs alone here, and has no page at /gold%3Cb%3E<')
  expect(html).toContain('<li><a href="/gpl">/gpl</a></li><li><a href="/gpl/live">/gpl/live</a>')
})
