import { ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('documents come under a policy without eval and with a nonce of their own', async ({
  request,
}) => {
  const policies = await Promise.all(
    [1, 2].map(
      async () => (await request.get('/ghanapremiership')).headers()['content-security-policy'],
    ),
  )
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}' 'sha256-[\w+/]{43}=';/)
  expect(policies[0]).not.toMatch(/unsafe/)
  expect(policies[0]).not.toBe(policies[1])
})

test('assets of releases are immutable and come compressed', async ({ request }) => {
  const html = await (await request.get('/gpl')).text()
  const entry = /href="(\/releases\/mfe-gpl\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  const response = await request.get(entry, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers()['content-encoding']).toBe('br')
})

test('the sitemap lists every page once, at its canonical address', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>http:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  const canonical = ADDRESSES.map(({ path }) => path).filter(
    (path) => !path.startsWith('/fbcpartners'),
  )
  const isOfRecord = (path = '') => /^\/gpl\/(matches|teams|players|news)\//.test(path)
  expect(listed.filter((path) => !isOfRecord(path)).sort()).toEqual(canonical.sort())
  expect(new Set(listed).size).toBe(listed.length)
  // Records of the league have the date of their last change.
  for (const path of [
    '/gpl/matches/2025-01-26-hearts-of-oak-asante-kotoko',
    '/gpl/teams/hearts-of-oak',
    '/gpl/players/kwesi-amponsah-bonsu',
    '/gpl/news/lions-silence-kumasi-and-open-the-title-race',
  ]) {
    expect(xml).toMatch(
      new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`),
    )
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('the API answers behind the edge, with JSON for every mistake', async ({ request }) => {
  const subsidiaries: unknown = await (await request.get('/api/subsidiaries')).json()
  expect(subsidiaries).toHaveLength(5)

  const missing = await request.get('/api/subsidiaries/nonsense')
  expect(missing.status()).toBe(404)
  expect(await missing.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })

  const malformed = await request.post('/api/contact', {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from('{"firstName":'),
  })
  expect(malformed.status()).toBe(400)

  const invalid = await request.post('/api/contact', { data: { firstName: '' } })
  expect(invalid.status()).toBe(400)
  expect(await invalid.json()).toMatchObject({
    fieldErrors: {
      firstName: ['First name is required'],
      subsidiary: ['Please select a subsidiary'],
    },
  })

  const oversize = await request.post('/api/contact', { data: { message: 'x'.repeat(300_000) } })
  expect(oversize.status()).toBe(413)
})
