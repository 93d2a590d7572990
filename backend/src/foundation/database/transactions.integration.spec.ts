import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { setImmediate } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'
import { NewsletterSubscriber } from '../../intake/newsletter/newsletter-subscriber.entity.ts'
import { onEachDatabase } from './testing/on-each-database.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { Transactions } from './transactions.ts'

type Work = (manager: EntityManager) => Promise<unknown>

/** A point that reports when work reaches it, and holds the work until it is opened. */
function gate() {
  let reach = () => {}
  let open = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  const opened = new Promise<void>((resolve) => (open = resolve))
  const pass = () => {
    reach()
    return opened
  }
  return { reached, pass, open: () => open() }
}

onEachDatabase('transactions', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const post = (message: string) =>
    api.inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactMessage({ message }),
      headers: { 'idempotency-key': message },
    })

  it('show their work to others when it is committed, and not before', async () => {
    const { reached, pass, open } = gate()
    const count = () => api.dataSource.manager.count(NewsletterSubscriber)
    const writing = api.app.get(Transactions).run(async (manager) => {
      await manager.insert(NewsletterSubscriber, {
        email: 'ama@visitor.example',
        emailHash: 'a'.repeat(64),
        createdAt: new Date(),
      })
      await expect(manager.count(NewsletterSubscriber)).resolves.toBe(1)
      await pass()
    })
    await reached
    const meanwhile = await count()
    open()
    await writing
    expect(meanwhile).toBe(0)
    await expect(count()).resolves.toBe(1)
  })

  it('never have a repeated post acknowledged by a first one that is rolled back', async () => {
    const { reached, pass, open } = gate()
    const transaction = api.dataSource.transaction.bind(api.dataSource) as (work: Work) => unknown
    const failing = (work: Work) =>
      transaction(async (manager) => {
        await work(manager)
        await pass()
        throw new Error('The disk is gone')
      })
    const spy = jest.spyOn(api.dataSource, 'transaction')
    spy.mockImplementationOnce(failing as typeof api.dataSource.transaction)
    const first = post('Please ring me twice.')
    await reached
    const reads = jest.spyOn(api.dataSource.manager, 'findOneBy')
    const second = post('Please ring me twice.')
    while (reads.mock.calls.length === 0) await setImmediate()
    await reads.mock.results[0]?.value
    open()
    await expect(first).resolves.toMatchObject({ statusCode: 500 })
    await expect(second).resolves.toMatchObject({ statusCode: 201 })
    await expect(
      api.dataSource.manager.countBy(Contact, { message: 'Please ring me twice.' }),
    ).resolves.toBe(1)
    spy.mockRestore()
    reads.mockRestore()
  })
})
