import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import type { NewsletterList } from 'shared-contracts/api/newsletter'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { OutboxEntry } from '../mail/outbox-entry.entity.ts'
import { Outbox } from '../mail/outbox.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { NewsletterSubscriber } from './newsletter-subscriber.entity.ts'

onEachDatabase('newsletter', (newConfig) => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp(await newConfig())
  }, 60_000)
  afterAll(() => api.app.close())

  const subscribe = (payload: object, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url: '/api/newsletter', payload, headers })
  const stored = async () => {
    const subscribers = await api.dataSource.manager.find(NewsletterSubscriber)
    return subscribers.map(({ email }) => email)
  }

  it('stores an address once and answers every sign-up the same', async () => {
    const first = await subscribe({ email: 'Ama@visitor.example' })
    const second = await subscribe({ email: 'Ama@visitor.example' })
    const shouted = await subscribe({ email: 'AMA@VISITOR.EXAMPLE' })
    expect([first.statusCode, second.statusCode, shouted.statusCode]).toEqual([201, 201, 201])
    expect(second.json()).toEqual(first.json())
    expect(first.json()).toEqual({ email: 'Ama@visitor.example', isMailed: false })
    await expect(stored()).resolves.toEqual(['Ama@visitor.example'])
  })

  it('stores one row of twenty sign-ups at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => subscribe({ email: 'kojo@visitor.example' })),
    )
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const all = await stored()
    expect(all.filter((email) => email === 'kojo@visitor.example')).toHaveLength(1)
  })

  it('asks nobody to confirm what looks like a program, however often it posts', async () => {
    const questions = () => api.dataSource.manager.count(OutboxEntry)
    const before = await questions()
    const email = 'esi@visitor.example'
    const trapped = { 'x-form-trap': 'x' }
    const first = await subscribe({ email }, trapped)
    const second = await subscribe({ email }, trapped)
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    await expect(questions()).resolves.toBe(before)
    const find = () => api.dataSource.manager.findOneByOrFail(NewsletterSubscriber, { email })
    await expect(find()).resolves.toMatchObject({ suspicion: 'trap' })
    await subscribe({ email })
    await expect(questions()).resolves.toBe(before + 1)
    await expect(find()).resolves.toMatchObject({ suspicion: null })
  })

  it('asks an owner once by mails that wait, however many days they wait', async () => {
    const email = 'yaa@visitor.example'
    const { manager } = api.dataSource
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000)
    await subscribe({ email })
    const { id } = await manager.findOneByOrFail(NewsletterSubscriber, { email })
    const question = { kind: CONFIRMATION, recordId: id }
    const signUpAgain = async () => {
      await manager.update(NewsletterSubscriber, { id }, { askedAt: days(2) })
      await subscribe({ email })
      return manager.countBy(OutboxEntry, question)
    }
    await expect(signUpAgain()).resolves.toBe(1)
    await manager.update(OutboxEntry, question, { failedAt: days(1) })
    await expect(signUpAgain()).resolves.toBe(2)
    await manager.delete(OutboxEntry, question)
    await expect(signUpAgain()).resolves.toBe(1)
  })

  it('keeps two lists: each asks, confirms and ends by a token of its own', async () => {
    const email = 'abena@visitor.example'
    await subscribe({ email })
    await subscribe({ email, list: 'league-company' })
    const find = (list: NewsletterList) =>
      api.dataSource.manager.findOneBy(NewsletterSubscriber, { email, list })
    const group = await find('group')
    const league = await find('league-company')
    expect(league?.token).not.toBe(group?.token)
    const compose = api.app.get(Outbox, { strict: false }).composerOf(CONFIRMATION)
    await expect(compose?.(league?.id ?? 0)).resolves.toMatchObject({
      to: email,
      subject: 'Please confirm: news from Ghana Premiership Company',
    })
    const press = (action: string, token: string | null | undefined) =>
      api.inject({ method: 'POST', url: `/api/newsletter/${action}?token=${token}` })
    expect((await press('confirm', league?.token)).body).toContain('Ghana Premiership Company')
    expect((await find('league-company'))?.confirmedAt).toBeInstanceOf(Date)
    expect((await find('group'))?.confirmedAt).toBeNull()
    await press('unsubscribe', league?.token)
    await expect(find('league-company')).resolves.toBeNull()
    await expect(find('group')).resolves.not.toBeNull()
  })

  it('says in words that a link cannot be followed now, and takes it later', async () => {
    const email = 'efua@visitor.example'
    await subscribe({ email })
    const find = () => api.dataSource.manager.findOneByOrFail(NewsletterSubscriber, { email })
    const { token } = await find()
    const press = () =>
      api.inject({ method: 'POST', url: `/api/newsletter/confirm?token=${token}` })
    const lost = jest
      .spyOn(api.app.get(Transactions), 'run')
      .mockRejectedValue(Object.assign(new Error('lost'), { code: 'ECONNREFUSED' }))
    const failed = await press()
    lost.mockRestore()
    expect([failed.statusCode, failed.headers['content-type']]).toEqual([
      503,
      'text/html; charset=utf-8',
    ])
    expect(failed.body).toContain('This page cannot be shown right now')
    expect((await press()).body).toContain('You are on the list')
    await expect(find()).resolves.toMatchObject({ confirmedAt: expect.any(Date) })
  })

  it('knows no third list', async () => {
    const response = await subscribe({ email: 'ama@visitor.example', list: 'all' })
    expect(response.statusCode).toBe(400)
  })

  it('takes the addresses that a browser takes', async () => {
    for (const email of [
      "o'neil@visitor.example",
      'a!b@visitor.example',
      'ama@xn--mnchen-3ya.example',
    ]) {
      await expect(subscribe({ email })).resolves.toMatchObject({ statusCode: 201 })
    }
  })

  it('refuses what is no address in the words of the form', async () => {
    const response = await subscribe({ email: 'ama' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      fieldErrors: { email: ['Please enter a valid email address'] },
    })
  })
})
