import { afterAll, beforeAll, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'

/** As many characters of four bytes as a field takes, which count twice. */
const full = (length: number) => '🌽'.repeat(length / 2)
const address = `https://site.example/${'a'.repeat(500 - 21)}`
const mail = `${'a'.repeat(254 - 13)}@site.example`
const line = full(200)
const picture = `/media/${'a'.repeat(500 - 7)}`
const paragraph = full(4_000)

const LONGEST = {
  stories: {
    ...{ title: line, slug: 'a'.repeat(120), excerpt: full(600) },
    ...{ content: full(100_000), category: 'construction', region: 'global' },
    ...{ subsidiary: 'construction', imageUrl: picture, imageAlt: full(300), source: line },
    ...{ sourceUrl: address, date: '2099-12-31', featured: true },
  },
  openings: {
    ...{ title: full(120), slug: 'a'.repeat(120), department: full(120), location: full(120) },
    ...{ type: full(40), description: paragraph, requirements: Array<string>(30).fill(full(300)) },
    ...{ postedOn: '2099-12-31', closesOn: '2099-12-31' },
  },
  people: {
    ...{ name: full(120), role: full(120), text: full(600) },
    ...{ imageUrl: picture, imageAlt: full(300), position: 999 },
  },
  company: {
    ...{ address: line, phone: full(40), email: mail, licence: full(60), weekdays: line },
    ...{ weekends: line, facebook: address, linkedin: address, x: address },
  },
  subsidiaries: {
    ...{ name: full(120), tagline: line, description: paragraph, color: '#1D4ED8' },
    ...{ icon: full(60), heroImage: picture, services: Array<string>(30).fill(line) },
  },
}

onEachDatabase('content as long as it may be', (newConfig) => {
  let api: TestApp
  let ama: DeskClient
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
    ama = await signedIn(() => api, { name: 'Ama Mensah' })
  }, 60_000)
  afterAll(() => api.app.close())

  it.each(Object.entries(LONGEST))('is published whole: %s', async (part, fields) => {
    const isCollection = part !== 'company' && part !== 'subsidiaries'
    const url = `/api/desk/${part}`
    const written = isCollection
      ? await ama.send('POST', url, fields)
      : await ama.send('PUT', `${url}/1`, fields, { 'if-match': '"1"' })
    expect(written.statusCode).toBe(isCollection ? 201 : 200)
    const { id, revision } = v.parse(
      v.object({ id: v.number(), revision: v.number() }),
      written.json(),
    )
    const match = { 'if-match': `"${revision}"` }
    const published = await ama.send('POST', `${url}/${id}/publish`, {}, match)
    expect(published.statusCode).toBe(200)
    expect((await ama.send('GET', `${url}/${id}`)).json()).toMatchObject({
      ...fields,
      state: 'published',
    })
  })

  it.each([
    ['company', 'email', `a${mail}`, 'Use at most 254 characters'],
    ['subsidiaries', 'color', '#1D4ED880', 'Enter a colour, such as #1D4ED8'],
  ] as const)('is refused beyond, in the %s’s %s', async (part, name, value, message) => {
    const url = `/api/desk/${part}/1`
    const match = { 'if-match': String((await ama.send('GET', url)).headers.etag) }
    const refused = await ama.send('PUT', url, { ...LONGEST[part], [name]: value }, match)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ fieldErrors: { [name]: [message] } })
  })
})
