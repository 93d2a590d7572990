import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { channelsOf, Site, type SiteAnswer } from '../testing/site.ts'

const NEWS = '/api/news'

/** Server script of a release whose page shows the release's version and the API's answer. */
const pagesOf = (version: string) => `pages = ({ ask }) => {
  const { body, at } = ask(${JSON.stringify(NEWS)}) ?? {}
  return {
    html: '<main><h1>' + ${JSON.stringify(version)} + ' ' + body + '</h1></main>',
    state: [[[${JSON.stringify(NEWS)}], at, ${JSON.stringify(version)} + ' ' + body]],
  }
}`

let edges: Site[]
beforeEach(async () => {
  edges = await Promise.all([Site.open(), Site.open()])
})
afterEach(() => Promise.all(edges.map((site) => site.close())))

/** Extracts what a document says about its release, from four places. */
function partsOf({ body, headers }: SiteAnswer) {
  const state = /id="state">\[\[\[.*?\],\d+,"(.*?)"\]\]<\/script>/.exec(body)?.[1]
  const heading = /<h1>(.*?)<\/h1>/.exec(body)?.[1]
  const offered = /"versions":\{"mfe-gpl":"(.*?)"/.exec(body)?.[1]
  const [, answered] = String(headers['x-release']).split('@')
  return { state, heading, offered, answered }
}

it('keeps each release with its own markup and state while data and a canary change on two edges', async () => {
  for (const site of edges) {
    site.answers.set(NEWS, { body: 'first' })
    const stable = await site.publish({ version: '1.0.0' }, { pages: pagesOf('1.0.0') })
    const next = await site.publish({ version: '1.1.0' }, { pages: pagesOf('1.1.0') })
    const canary = { version: next.version, digest: next.digest, percent: 30 }
    site.say(channelsOf(stable))
    await site.start()
    await eventually(async () => (await site.get('/gpl')).body.includes('1.0.0 first'))
    // Change both at the same moment, on both edges.
    site.answers.set(NEWS, { body: 'second' })
    site.say(channelsOf(stable, { canary }))
  }

  const answered: Record<string, number> = {}
  const until = performance.now() + 3_000
  let documents = 0
  while (performance.now() < until || documents < 400) {
    const answers = await Promise.all(edges.map((site) => site.get('/gpl')))
    for (const answer of answers) {
      documents += 1
      expect(answer.status).toBe(200)
      const parts = partsOf(answer)
      expect(parts.offered).toBe(parts.answered)
      answered[`${parts.answered}`] = (answered[`${parts.answered}`] ?? 0) + 1
      // Until a release is first rendered, its build's page is served, without a state.
      if (parts.state === undefined) expect(parts.heading).toBe(`Home ${parts.answered}`)
      else {
        expect(parts.heading).toBe(parts.state)
        expect(parts.state.split(' ')[0]).toBe(parts.answered)
      }
    }
  }
  expect(Object.keys(answered).sort()).toEqual(['1.0.0', '1.1.0'])
  for (const site of edges) {
    const last = await Promise.all(Array.from({ length: 20 }, () => site.get('/gpl')))
    for (const answer of last) expect(partsOf(answer).state).toMatch(/ second$/)
  }
})
