import { beforeAll, describe, expect, it } from '@jest/globals'
import type { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { SeasonResponse } from 'shared-contracts/league/season'
import type { DeskClient } from '../../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { deskOfLeague, type Written } from '../testing/desk-of-league.ts'

onEachDatabase('decisions on points at the desk of the league', (newConfig) => {
  const desk = deskOfLeague(newConfig)
  const { makeSeason, seasonNow, send, tableOf, undo, visitor } = desk
  beforeAll(async () => void (await makeSeason()))

  describe('decisions on points', () => {
    it('stand in the season’s ledger, also when they are taken back', async () => {
      const [club] = desk.clubs
      const points = async () => (await tableOf()).find((row) => row.club.slug === club)!
      const before = await points()
      const decision = { club, points: -3, reason: 'Fielded a suspended player', on: '2026-01-10' }
      const path = '/seasons/2025-26/adjustments'
      const made = await send<Written<AdjustmentResponse>>('POST', path, decision)
      expect(made.status).toBe(201)
      expect((await points()).points).toBe(before.points - 3)
      const { id } = made.body.record
      const taken = await send<Written<AdjustmentResponse>>('POST', `${path}/${id}/withdraw`, {
        reason: 'Appeal upheld',
        on: '2026-02-01',
      })
      await expect(
        send('POST', `${path}/${id}/withdraw`, { reason: 'Again' }),
      ).resolves.toMatchObject({ status: 409 })
      expect((await points()).points).toBe(before.points)
      const { adjustments } = await visitor<SeasonResponse>('/seasons/2025-26')
      expect(adjustments).toMatchObject([
        { ...decision, club: { slug: club }, by: 'league editor', withdraws: null },
        { points: 3, reason: 'Appeal upheld', on: '2026-02-01', withdraws: id },
      ])
      const undone = await undo(taken.body.edit)
      expect((await points()).points).toBe(before.points - 3)
      const again = await send<Written<AdjustmentResponse>>('POST', `${path}/${id}/withdraw`, {
        reason: 'Appeal upheld after all',
      })
      expect(again.status).toBe(200)
      expect((await points()).points).toBe(before.points)
      // The first withdrawal may not hold beside the second one.
      await expect(undo(undone.body.edit)).resolves.toMatchObject({
        status: 409,
        body: { message: 'The decision on points has changed since' },
      })
      await undo(again.body.edit)
      expect((await points()).points).toBe(before.points - 3)
    })

    it('are refused before their day', async () => {
      const path = '/seasons/2025-26/adjustments'
      const decision = { club: desk.clubs[2], points: -1, reason: 'A decision' }
      const refused = {
        status: 400,
        body: {
          fieldErrors: { on: ['This day lies ahead: enter the decision when it holds'] },
        },
      }
      await expect(send('POST', path, { ...decision, on: '2098-01-01' })).resolves.toMatchObject(
        refused,
      )
      const made = await send<Written<AdjustmentResponse>>('POST', path, {
        ...{ ...decision, on: '2026-01-11' },
      })
      await expect(
        send('POST', `${path}/${made.body.record.id}/withdraw`, {
          ...{ reason: 'From then on', on: '2098-01-01' },
        }),
      ).resolves.toMatchObject(refused)
      await expect(
        send('POST', `${path}/${made.body.record.id}/withdraw`, {
          ...{ reason: 'From before', on: '2026-01-10' },
        }),
      ).resolves.toMatchObject({
        status: 400,
        body: { fieldErrors: { on: ['The decision holds from 2026-01-11'] } },
      })
      const { body } = await send<{ items: { text: string }[] }>('GET', '/edits')
      expect(body.items[0]?.text).toMatch(/ −1 point$/)
    })
  })

  describe('what is sent again after a lost answer', () => {
    const decision = { points: -3, reason: 'Unpaid fees', on: '2026-03-01' }
    const path = '/seasons/2025-26/adjustments'
    const count = async () => (await seasonNow()).adjustments.length

    it('is one decision on points', async () => {
      const before = await count()
      const body = { ...decision, club: desk.clubs[1] }
      const sent = await Promise.all(
        ['once', 'once'].map((key) =>
          send<Written<AdjustmentResponse>>('POST', path, body, { key }),
        ),
      )
      const again = await send<Written<AdjustmentResponse>>('POST', path, body, { key: 'once' })
      expect(new Set([...sent, again].map((one) => JSON.stringify(one))).size).toBe(1)
      expect(again).toMatchObject({ status: 201, body: { record: decision } })
      expect(await count()).toBe(before + 1)
      await expect(
        send('POST', path, { ...body, points: -6 }, { key: 'once' }),
      ).resolves.toMatchObject({ status: 422 })
      const others: { key?: string; by?: DeskClient }[] = [
        { key: 'another' },
        { key: 'once', by: desk.other },
        {},
      ]
      for (const one of others) expect((await send('POST', path, body, one)).status).toBe(201)
      expect(await count()).toBe(before + 4)
      const taken = `${path}/${again.body.record.id}/withdraw`
      const reasons = [1, 2].map(() => send('POST', taken, { reason: 'Paid' }, { key: 'taken' }))
      expect((await Promise.all(reasons)).map(({ status }) => status)).toEqual([200, 200])
      expect(await count()).toBe(before + 5)
    })

    it('is one match outside the rounds', async () => {
      const [home, away] = desk.clubs
      const body = { season: '2025-26', home, away, day: '2026-06-09', time: '16:00' }
      const first = await send<Written<DeskMatch>>('POST', '/fixtures', body, { key: 'a match' })
      const again = await send<Written<DeskMatch>>('POST', '/fixtures', body, { key: 'a match' })
      expect(again).toEqual(first)
      await expect(
        visitor(`/seasons/2025-26/fixtures?club=${home}&from=2026-06-09&to=2026-06-09`),
      ).resolves.toHaveLength(1)
      const { slug, revision } = again.body.record
      await send('DELETE', `/fixtures/${slug}`, undefined, { revision })
      await expect(send('POST', '/fixtures', body, { key: 'a match' })).resolves.toMatchObject({
        status: 404,
      })
    })
  })
})
