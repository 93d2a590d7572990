import { createHash } from 'node:crypto'
import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site } from '../testing/site.ts'

let site: Site

beforeEach(async () => {
  site = await Site.open()
})
afterEach(() => site.close())

interface Answer {
  readonly headers: IncomingHttpHeaders
  readonly html: string
  /** The bytes as sent. */
  readonly body: Buffer
}

/** Requests a page over a connection, as browsers do. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  if (!site.edge.server.listening) await site.edge.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.edge.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get(
      { port, path, agent: false, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        buffer(response).then(
          (body) =>
            resolve({
              headers: response.headers,
              html: brotliDecompressSync(body).toString(),
              body,
            }),
          reject,
        )
      },
    ).once('error', reject)
  })
}

const FORM =
  '<form><input type="hidden" name="idempotencyKey"/><input type="hidden" name="shownAt"/></form>'
const ownOf = ({ html, headers }: Answer) => ({
  nonce: /"nonce":"([^"]+)"/.exec(html)?.[1],
  inPolicy: /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  ticket: /"ticket":"([^"]+)"/.exec(html)?.[1],
  key: /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1],
  shownAt: /name="shownAt" value="(\d{13})"/.exec(html)?.[1],
})

/** Whether it was compressed in advance: the values of its visit are then uncompressed. */
const isKept = (answer: Answer) => answer.body.includes(ownOf(answer).inPolicy ?? '')

describe('a document that is asked for again', () => {
  const start = async () => {
    const rows = Array.from({ length: 300 }, (_, row) => `<p>Row ${row}</p>`).join('')
    const html = `<main><h1>Home</h1>${FORM}${rows}</main>`
    site.say(channelsOf(await site.publish({}, { html })))
    await site.start({ PREVIEW_SECRET: 'a-secret-of-this-suite' })
  }
  const askKept = async (path = '/gpl') => {
    let kept: Answer | undefined
    await eventually(async () => {
      const answer = await ask(path)
      if (isKept(answer)) kept = answer
      return kept !== undefined
    })
    if (!kept) throw new Error('It was not kept')
    return kept
  }

  it('is compressed once, and says the same', async () => {
    await start()
    const first = await ask('/gpl')
    expect(isKept(first)).toBe(false)
    const kept = await askKept()
    expect(kept.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    const withoutOwn = ({ html }: Answer) =>
      html
        .replace(/"nonce":"[^"]+"/, '')
        .replace(/"ticket":"[^"]+"/, '')
        .replace(/ value="[^"]+"/g, '')
    expect(withoutOwn(kept)).toBe(withoutOwn(first))
  })

  it("has each visit's own nonce, ticket, key and time", async () => {
    await start()
    await askKept()
    const [one, other] = [ownOf(await askKept()), ownOf(await askKept())]
    for (const own of [one, other]) {
      expect(own.nonce).toMatch(/^[\w+/]{22}==$/)
      expect(own.inPolicy).toBe(own.nonce)
      expect(Math.abs(Number(own.shownAt) - Date.now())).toBeLessThan(60_000)
    }
    for (const name of ['nonce', 'ticket', 'key'] as const) {
      expect(one[name]).toBeTruthy()
      expect(one[name]).not.toBe(other[name])
    }
  })

  it('allows its own styles and import map by their hashes', async () => {
    await start()
    const { html, headers } = await askKept()
    const policy = String(headers['content-security-policy'])
    const texts = [...html.matchAll(/<(?:style|script type="importmap")[^>]*>(.*?)<\/s/g)]
    expect(texts).toHaveLength(3)
    for (const [, text = ''] of texts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
  })

  it('is another one for other colours, for who objects to being counted, and at another address', async () => {
    await start()
    await askKept()
    expect((await ask('/gpl', { cookie: 'scheme=dark' })).html).toContain('data-scheme="dark"')
    expect((await ask('/gpl', { 'sec-gpc': '1' })).html).toContain('"ticket":null')
    expect((await ask('/gpl/nonsense')).html).toContain('404 Page Not Found')
  })

  it('is made anew when another release is promoted', async () => {
    await start()
    await askKept()
    site.say(channelsOf(await site.publish({ version: '1.1.0' })))
    await eventually(async () => (await ask('/gpl')).html.includes('Home 1.1.0'))
    expect((await askKept()).html).toContain('Home 1.1.0')
  })

  it('is sent as it stands to who takes no brotli', async () => {
    await start()
    await askKept()
    const { body, headers } = await site.get('/gpl')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toContain('<h1>Home</h1>')
  })
})
