import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { InboxMessage, RemainingAnswer } from 'shared-contracts/desk/inbox'
import { Player } from 'shared-contracts/desk/league-content'
import { listOf } from 'shared-contracts/desk/list'
import { Today } from 'shared-contracts/desk/today'
import { PublicAnswer, type ReportRequest } from 'shared-contracts/league/report'
import * as v from 'valibot'
import { deskClient, signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { contactMessage } from '../../intake/contact/testing/contact-message.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { PublicAnswer as AnswerRow } from '../../intake/public-answers/public-answer.entity.ts'
import { OutboxWorker } from '../../intake/mail/outbox-worker.ts'
import { startSmtpServer, type SmtpServer } from '../../intake/mail/testing/smtp-server.ts'
import { LeagueAnswers } from '../answers/league-answers.ts'

const MATCH = '2025-01-26-hearts-of-oak-asante-kotoko'

const aReport = (changes: Partial<ReportRequest> = {}): ReportRequest => {
  const { firstName, lastName, email } = contactMessage()
  return {
    ...{ firstName, lastName, email, message: 'The first goal was an own goal.' },
    ...{ kind: 'match', slug: MATCH, address: `/gpl/matches/${MATCH}` },
    ...changes,
  }
}

onEachDatabase('a report of an error', (newConfig) => {
  let smtp: SmtpServer
  let api: TestApp
  let office: DeskClient
  let editor: DeskClient
  beforeAll(async () => {
    smtp = await startSmtpServer()
    api = await startTestApp(
      await newConfig({
        ...{ SMTP_URL: smtp.url, MAIL_FROM: 'info@site.example', NOTIFY_TO: 'office@site.example' },
        INTAKE_LIMIT_PER_EMAIL: '0',
        INTAKE_LIMIT_PER_ADDRESS: '0',
      }),
    )
    office = await signedIn(() => api, { name: 'Ama Office', role: 'office' })
    editor = await signedIn(() => api, { name: 'Kojo Editor', role: 'league-editor' })
  }, 60_000)
  afterAll(async () => {
    await api.app.close()
    await smtp.stop()
  })

  const report = (payload: object, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url: '/api/league/reports', payload, headers })
  const arrive = async (changes: Partial<ReportRequest> = {}) => {
    const answer = await report(aReport(changes))
    expect(answer.statusCode).toBe(201)
    return answer.json<{ id: number; reference: string }>()
  }
  const messages = async (client: DeskClient) =>
    v.parse(listOf(InboxMessage), (await client.send('GET', '/api/desk/messages')).json()).items
  const publish = (client: DeskClient, id: number, revision: number, text: string | null) =>
    client.send(
      'POST',
      `/api/desk/messages/${id}/public-answer`,
      { text },
      {
        'if-match': `"${revision}"`,
      },
    )
  const published = async (fact = `match/${MATCH}`) => {
    // Do not wait a second for the changes of another process.
    api.app.get(LeagueAnswers).invalidate()
    const answer = await api.inject(`/api/league/reports/${fact}`)
    return v.parse(v.array(PublicAnswer), answer.json()).map(({ text }) => text)
  }

  /** Corrects the address of a player, as an editor does. */
  const rename = async (from: string, to: string) => {
    const url = '/api/desk/league/players'
    const found = await editor.send('GET', `${url}?perPage=200`)
    const player = v.parse(listOf(Player), found.json()).items.find(({ slug }) => slug === from)
    if (!player) throw new Error(`No player has the address ${from}`)
    const match = (revision: number) => ({ 'if-match': `"${revision}"` })
    const { id, revision } = player
    const saved = await editor.send('PUT', `${url}/${id}`, { ...player, slug: to }, match(revision))
    expect(saved.statusCode).toBe(200)
    const done = await editor.send('POST', `${url}/${id}/publish`, {}, match(revision + 1))
    expect(done.statusCode).toBe(200)
  }

  it('reaches the inbox and the office’s mail with the fact that it is about', async () => {
    const { id, reference } = await arrive()
    expect(reference).toMatch(/^C-/)
    const message = (await messages(office)).find((one) => one.id === id)
    expect(message).toMatchObject({
      subject: 'Match: Hearts of Oak v Asante Kotoko, 2025-01-26',
      fact: { kind: 'match', slug: MATCH, address: `/gpl/matches/${MATCH}` },
      publicAnswer: null,
      state: 'new',
    })
    await api.app.get(OutboxWorker).deliverDue()
    const text = smtp.mails.join('').replaceAll(/=?\r\n */g, '')
    expect(text).toContain('Match: Hearts of Oak v Asante Kotoko')
  })

  it.each([
    [
      'table',
      '2024-25',
      '/gpl/tables?season=2024-25&round=3',
      'Table: Ghana Premier League 2024/25',
    ],
    ['player', 'kwesi-amponsah-bonsu', '/gpl/players/kwesi-amponsah-bonsu', 'Player: Kwesi'],
  ] as const)('may be about a %s', async (kind, slug, address, subject) => {
    const { id } = await arrive({ kind, slug, address })
    const message = (await messages(office)).find((one) => one.id === id)
    expect(message?.subject).toContain(subject)
  })

  it.each([
    [{ slug: '2025-01-26-nobody-noone', address: '/gpl/matches/2025-01-26-nobody-noone' }, 'slug'],
    [{ slug: MATCH.toUpperCase() }, 'slug'],
    [{ address: 'https://elsewhere.example/gpl/matches/x' }, 'address'],
    [{ address: '//elsewhere.example' }, 'address'],
    [{ address: '/gpl/matches/another-one' }, 'address'],
    [{ kind: 'shop' }, 'kind'],
    [{ message: 'short' }, 'message'],
    [{ email: 'nobody' }, 'email'],
  ])('is refused with %j', async (changes, member) => {
    const answer = await report({ ...aReport(), ...changes })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)).toEqual([member])
  })

  it('counts once for one key', async () => {
    const before = await api.dataSource.manager.count(Contact)
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const answers = [await report(aReport(), headers), await report(aReport(), headers)]
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await api.dataSource.manager.count(Contact)).toBe(before + 1)
  })

  describe('without scripts', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (fields: object) =>
      api.inject({
        method: 'POST',
        url: '/api/league/reports',
        headers: form,
        payload: new URLSearchParams({ ...fields, returnTo: `/gpl/matches/${MATCH}` }).toString(),
      })

    it('leads to a page that says so and gives the reference', async () => {
      const answer = await post(aReport())
      expect(answer.statusCode).toBe(303)
      const page = await api.inject(String(answer.headers.location))
      expect(page.statusCode).toBe(200)
      expect(page.body).toMatch(/Report sent.*C-\w{4}-\w{4}/s)
    })

    it('gives back the form with what was typed, what is wrong, and the fact', async () => {
      const answer = await post(aReport({ message: 'short' }))
      expect(answer.statusCode).toBe(422)
      expect(answer.body).toContain('Message must be at least 10 characters long')
      expect(answer.body).toContain('short')
      expect(answer.body).toContain(`name="slug" value="${MATCH}"`)
    })
  })

  describe('for a league editor', () => {
    it('is there, and other messages are not', async () => {
      const { id } = await arrive({ message: 'The referee was another one.' })
      const other = await api.inject({
        ...{ method: 'POST', url: '/api/contact' },
        payload: contactMessage({ message: 'Do not show this to the league.' }),
      })
      const otherId = other.json<{ id: number }>().id
      const seen = await messages(editor)
      expect(seen.map((message) => message.id)).toContain(id)
      expect(seen.filter(({ fact }) => fact === null)).toEqual([])
      const calls = [
        editor.send('GET', `/api/desk/messages/${otherId}`),
        editor.send('POST', `/api/desk/messages/${otherId}/notes`, { text: 'mine' }),
        editor.send('POST', `/api/desk/messages/${otherId}/replies`, { text: 'mine' }),
        editor.send(
          'PUT',
          `/api/desk/messages/${otherId}`,
          { state: 'open', assignee: null },
          {
            'if-match': '"1"',
          },
        ),
        publish(editor, otherId, 1, 'Everybody reads this'),
      ]
      const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
      expect(statuses).toEqual([404, 404, 404, 404, 404])
      const today = v.parse(Today, (await editor.send('GET', '/api/desk/today')).json())
      const waiting = today.waiting.find(({ part }) => part === 'messages')
      expect(waiting?.count).toBe(seen.filter(({ state }) => state === 'new').length)
    })

    it('gives no copy of a person, and erases nobody', async () => {
      const { email } = contactMessage()
      const copy = await editor.send('GET', `/api/desk/messages/export?email=${email}`)
      const erasure = await editor.send('POST', '/api/desk/messages/erasure', { email })
      expect([copy.statusCode, erasure.statusCode]).toEqual([403, 403])
      expect((await messages(office)).length).toBeGreaterThan(0)
    })

    it('cannot be given a message that is about nothing public', async () => {
      const { id } = (
        await api.inject({ method: 'POST', url: '/api/contact', payload: contactMessage() })
      ).json<{ id: number }>()
      const give = (to: number) =>
        office.send(
          'PUT',
          `/api/desk/messages/${to}`,
          { state: 'open', assignee: 'Kojo Editor' },
          {
            'if-match': '"1"',
          },
        )
      expect((await give(id)).statusCode).toBe(400)
      expect((await give((await arrive()).id)).statusCode).toBe(200)
    })
  })

  describe('has an answer that', () => {
    it('is public when an editor says so, and until the editor takes it back', async () => {
      const { id } = await arrive({ message: 'It was in minute 23.' })
      expect(await published()).toEqual([])
      expect((await publish(editor, id, 1, 'It was in minute 23: corrected.')).statusCode).toBe(200)
      expect(await published()).toEqual(['It was in minute 23: corrected.'])
      expect((await publish(editor, id, 1, 'A later one')).statusCode).toBe(409)
      expect((await publish(office, id, 2, 'Better words')).statusCode).toBe(200)
      expect(await published()).toEqual(['Better words'])
      const taken = await publish(editor, id, 3, null)
      const { publicAnswer, state, thread } = v.parse(InboxMessage, taken.json())
      expect([publicAnswer, state]).toEqual([null, 'open'])
      expect(thread?.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
        'answer: It was in minute 23: corrected.',
        'answer: Better words',
        'answer: taken back',
      ])
      expect(await published()).toEqual([])
    })

    it('stays when the report is erased, and names nobody', async () => {
      const email = 'leaves@visitor.example'
      const { id } = await arrive({ email, message: 'The crowd was smaller.' })
      await publish(editor, id, 1, 'The attendance was corrected.')
      const erased = await office.send('POST', '/api/desk/messages/erasure', { email })
      expect(erased.statusCode).toBe(200)
      expect(await api.dataSource.manager.findOneBy(Contact, { id })).toBeNull()
      expect(await published()).toEqual(['The attendance was corrected.'])
      const open = await api.inject(`/api/league/reports/match/${MATCH}`)
      expect(Object.keys(open.json<object[]>()[0] ?? {}).toSorted()).toEqual([
        ...['answeredAt', 'reportedAt', 'text'],
      ])
    })

    it('whose report is erased is taken back by those who see such reports', async () => {
      const url = '/api/desk/messages/answers'
      const left = async (client: DeskClient, query = '') =>
        v.parse(listOf(RemainingAnswer), (await client.send('GET', `${url}${query}`)).json())
      const { id: open } = await arrive({ message: 'It was a penalty.' })
      await publish(editor, open, 1, 'It was a penalty: corrected.')
      const {
        items: [answer],
        total,
      } = await left(editor)
      expect([answer, total]).toMatchObject([
        { fact: `match ${MATCH}`, text: 'The attendance was corrected.' },
        1,
      ])
      expect((await left(office, '?q=nothing-of-it')).total).toBe(0)
      const personnel = await signedIn(() => api, { name: 'Yaa Personnel', role: 'personnel' })
      const withdraw = (client: DeskClient, id = answer?.id) =>
        client.send('POST', `${url}/${id}/withdraw`)
      expect((await withdraw(personnel)).statusCode).toBe(403)
      expect((await withdraw(editor)).statusCode).toBe(204)
      expect((await withdraw(editor)).statusCode).toBe(404)
      expect(await published()).toEqual(['It was a penalty: corrected.'])
      // It has a report, at which it is taken back.
      const standing = await api.dataSource.manager.findOneByOrFail(AnswerRow, { contactId: open })
      expect((await withdraw(editor, standing.id)).statusCode).toBe(404)
      expect((await publish(editor, open, 2, null)).statusCode).toBe(200)
    })

    it('is found by a season however that is addressed', async () => {
      const { id } = await arrive({
        ...{ kind: 'table', slug: 'gpl~2024-25', address: '/gpl/tables' },
      })
      await publish(editor, id, 1, 'Three points were given back.')
      expect(await published('table/2024-25')).toEqual(['Three points were given back.'])
      expect(await published('table/gpl~2024-25')).toEqual(['Three points were given back.'])
    })

    it('stays with a player whose address is corrected, whom an old page still reports', async () => {
      const [old, now] = ['kwesi-amponsah-bonsu', 'kwesi-amponsah']
      const about = { kind: 'player', slug: old, address: `/gpl/players/${old}` } as const
      const { id } = await arrive(about)
      await publish(editor, id, 1, 'He was born in Obuasi.')
      await rename(old, now)
      expect(await published(`player/${now}`)).toEqual(['He was born in Obuasi.'])
      expect(await published(`player/${old}`)).toEqual(['He was born in Obuasi.'])
      const later = await arrive(about)
      const message = (await messages(office)).find((one) => one.id === later.id)
      expect(message?.fact).toMatchObject({ kind: 'player', slug: now })
      await publish(editor, later.id, 1, 'He is 27.')
      expect(await published(`player/${now}`)).toEqual(['He is 27.', 'He was born in Obuasi.'])
      await rename(now, old)
    })

    it('is refused for a message that is about nothing public', async () => {
      const { id } = (
        await api.inject({ method: 'POST', url: '/api/contact', payload: contactMessage() })
      ).json<{ id: number }>()
      expect((await publish(office, id, 1, 'Everybody reads this')).statusCode).toBe(422)
    })

    it('is not for roles without messages', async () => {
      const scorer = await signedIn(() => api, { name: 'Yaa Scorer', role: 'scorer' })
      const { id } = await arrive()
      expect((await publish(scorer, id, 1, 'Mine')).statusCode).toBe(403)
      const nobody = deskClient(() => api)
      expect((await publish(nobody, id, 1, 'Mine')).statusCode).toBe(401)
    })
  })

  it.each(['match/nothing', 'shop/hat', 'table/1999-00', 'player/nobody'])(
    'has no answers to %s',
    async (fact) => {
      expect((await api.inject(`/api/league/reports/${fact}`)).statusCode).toBe(404)
    },
  )
})
