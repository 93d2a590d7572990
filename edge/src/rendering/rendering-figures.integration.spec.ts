import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { release } from '../testing/make-release.ts'
import { channelsOf, Site } from '../testing/site.ts'

const NEWS = '/api/news'
const GOOD = `pages = ({ ask }) => ({ html: '<h1>' + (ask(${JSON.stringify(NEWS)})?.body ?? '') + '</h1>' })`
const BROKEN = 'pages = () => { throw new Error("broken at the server") }'

let site: Site
beforeEach(async () => {
  site = await Site.open()
  site.answers.set(NEWS, { body: 'news' })
})
afterEach(() => site.close())

async function serve(pages?: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  site.say(channelsOf(await site.publish({}, pages === undefined ? {} : { pages })))
  await site.start(environment)
  await eventually(async () => (await site.get('/readyz')).status === 200)
}

const metrics = async () => (await site.get('/metrics')).body.split('\n')
const OF_GPL = 'remote="mfe-gpl",version="1.0.0"'
const documents = (origin: string, count: number) =>
  `page_documents_total{${OF_GPL},origin="${origin}"} ${count}`

describe('metrics of an edge', () => {
  it('tell of each release where its documents came from, and what renders took', async () => {
    await serve(GOOD)
    for (let count = 0; count < 3; count += 1) await site.get('/gpl')
    const lines = await metrics()
    expect(lines).toEqual(
      expect.arrayContaining([
        `page_renders_total{${OF_GPL}} 1`,
        documents('rendered', 1),
        documents('kept', 2),
        documents('late', 0),
        `page_render_failures_total{${OF_GPL},owner="release"} 0`,
        'page_renderer_starts_total 1',
        'page_held 1',
      ]),
    )
    const valueOf = (name: string) =>
      Number(
        lines
          .find((line) => line.startsWith(name))
          ?.split(' ')
          .at(-1),
      )
    expect(valueOf('page_render_seconds_total')).toBeGreaterThan(0)
    expect(valueOf('page_held_bytes')).toBeGreaterThan(1_000)
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  it('tell who has to act on a page that was not rendered', async () => {
    await serve(BROKEN)
    // A single failure may be bad luck; two in a row pause the release.
    for (let visit = 0; visit < 4; visit += 1) await site.get('/gpl')
    const told = (await metrics()).join('\n')
    expect(told).toMatch(/^page_render_failures_total\{.*owner="release"\} [2-4]$/m)
    expect(told).toMatch(/^page_documents_total\{.*origin="failed"\} [1-3]$/m)
    expect(told).toMatch(/^page_documents_total\{.*origin="paused"\} [1-3]$/m)
  })

  it('tell of releases without pages for servers', async () => {
    await serve()
    await site.get('/gpl')
    expect(await metrics()).toContain(documents('no-server-build', 1))
  })

  it('tell of pages that were late', async () => {
    site.answers.set(NEWS, { body: 'late', delayMs: 2_000 })
    await serve(GOOD)
    await site.get('/gpl')
    expect(await metrics()).toContain(documents('late', 1))
  })

  it('tell how long ago the data of what is served was confirmed', async () => {
    await serve(GOOD)
    await site.get('/gpl')
    site.answers.set(NEWS, { status: 500 })
    const date = Date.now.bind(Date)
    const now = performance.now.bind(performance)
    const clocks = [
      jest.spyOn(Date, 'now').mockImplementation(() => date() + 90_000),
      jest.spyOn(performance, 'now').mockImplementation(() => now() + 90_000),
    ]
    try {
      expect((await site.get('/gpl')).body).toContain('<h1>news</h1>')
      const [, age] = /page_data_age_seconds\{[^}]+\} ([\d.]+)/.exec((await metrics()).join()) ?? []
      expect(Number(age)).toBeGreaterThanOrEqual(90)
      expect(Number(age)).toBeLessThan(120)
    } finally {
      for (const clock of clocks) clock.mockRestore()
    }
  })

  it.each(['x-forwarded-for', 'forwarded', 'via'])(
    'are not there for what a proxy passes on with %s',
    async (header) => {
      await serve(GOOD)
      const answer = await site.get('/metrics', { [header]: '192.0.2.1' })
      expect(answer.status).toBe(404)
      expect(answer.body).not.toContain('page_')
    },
  )

  it('tell of fifty releases at most, those that were asked for last', async () => {
    const versions = Array.from({ length: 52 }, (_, index) => `1.0.${index}`)
    await site.start()
    for (const version of versions) {
      site.say(channelsOf(await site.publish({ version })))
      await eventually(
        async () => (await site.get('/gpl')).headers['x-release'] === `mfe-gpl@${version}`,
      )
    }
    const text = (await metrics()).join('\n')
    expect(text).toContain('page_renders_total{remote="mfe-gpl",version="1.0.51"}')
    expect(text).not.toContain('page_renders_total{remote="mfe-gpl",version="1.0.1"}')
  })
})

it('tells the API what it has counted, with the secret of proxies, at the end at the latest', async () => {
  await serve(BROKEN, { PROXY_SECRET: 'a-secret-of-this-suite' })
  await site.get('/gpl')
  await site.edge.close()
  const { report, secret } = site.reports.at(-1) ?? {}
  expect(secret).toBe('a-secret-of-this-suite')
  const [told] = report?.releases ?? []
  expect(told).toMatchObject({ remote: 'mfe-gpl', version: release().version, renders: 0 })
  // The release is rendered once when it goes live, and perhaps once more for the visitor.
  expect([1, 2]).toContain(told?.failures.release)
  expect(told?.lastFailure).toMatchObject({
    owner: 'release',
    reason: expect.stringContaining('broken at the server'),
  })
})
