import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { submissionKey } from 'shared-contracts/api/form'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Contact } from '../contact/contact.entity.ts'
import { contactMessage } from '../contact/testing/contact-message.ts'

/** Number of forms sent; `pnpm drill:forms` sets it to 1,000. */
const SENDS = Number(process.env['FORM_SENDS'] ?? 24)
const AT_ONCE = 8
const URLENCODED = 'application/x-www-form-urlencoded'

onEachDatabase('what visitors send while scripts are late, missing or broken', (newConfig) => {
  let api: TestApp
  let origin: string
  beforeAll(async () => {
    api = await startTestApp(
      await newConfig({ INTAKE_LIMIT_PER_ADDRESS: '0', INTAKE_LIMIT_PER_EMAIL: '0' }),
    )
    await api.app.listen(0, '127.0.0.1')
    origin = await api.app.getUrl()
  }, 60_000)
  afterAll(() => api.app.close())

  interface Visit {
    readonly message: ReturnType<typeof contactMessage>
    readonly documentKey: string
  }

  /** Submits a form as the browser itself does. Returns the reference in the address that it is redirected to. */
  const post = async ({ message, documentKey }: Visit) => {
    const fields = { ...message, idempotencyKey: documentKey, returnTo: '/gold' }
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, message: fields.message.replaceAll('\n', '\r\n') }),
      headers: { origin },
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    const location = new URL(answer.headers.get('location') ?? '', origin)
    expect([...location.searchParams.keys()]).toEqual(['reference', 'returnTo'])
    return location.searchParams.get('reference')
  }
  const script = async ({ message, documentKey }: Visit) => {
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      body: JSON.stringify(message),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': submissionKey(documentKey, message),
      },
    })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { reference: string }).reference
  }
  /** Aborts a submission, as a second press does; the server may have accepted it or not. */
  const giveUp = ({ message, documentKey }: Visit, afterMs: number) =>
    new Promise<void>((resolve) => {
      const sent = request(`${origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': URLENCODED, origin },
      })
      sent.on('error', () => resolve()).on('close', () => resolve())
      sent.end(String(new URLSearchParams({ ...message, idempotencyKey: documentKey })))
      setTimeout(() => sent.destroy(), afterMs)
    })

  const WAYS: Readonly<Record<string, (visit: Visit, index: number) => Promise<unknown[]>>> = {
    'scripts are blocked': async (visit) => [await post(visit)],
    'scripts fail and the visitor goes back': async (visit) => [
      await post(visit),
      await post(visit),
    ],
    'pressed twice': async (visit, index) => {
      const [, reference] = await Promise.all([giveUp(visit, index % 20), post(visit)])
      return [reference]
    },
    'scripts arrive half-way': (visit) => Promise.all([post(visit), script(visit)]),
    'pressed twice, and scripts arrive half-way': async (visit, index) => {
      const [, ...references] = await Promise.all([
        giveUp(visit, index % 20),
        post(visit),
        script(visit),
        script(visit),
      ])
      return references
    },
    'scripts are there': async (visit) => [await script(visit)],
  }

  it(`is stored once each, ${SENDS} times`, async () => {
    const ways = Object.values(WAYS)
    const told = new Map<string, unknown>()
    let next = 0
    const visitor = async () => {
      while (next < SENDS) {
        const index = next
        next += 1
        const email = `visitor-${index}@drill.example`
        const message = contactMessage({ email, message: `Message ${index}\nin two lines` })
        const way = ways[index % ways.length]
        const references = (await way?.({ message, documentKey: `document-${index}` }, index)) ?? []
        expect(new Set(references).size).toBe(1)
        told.set(email, references[0])
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
    const stored = await api.dataSource.manager.find(Contact)
    expect(stored).toHaveLength(SENDS)
    expect(new Map(stored.map(({ email, reference }) => [email, reference]))).toEqual(told)
  }, 600_000)
})
