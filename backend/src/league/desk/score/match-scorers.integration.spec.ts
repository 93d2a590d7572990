import { expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Today } from 'shared-contracts/desk/today'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { MatchesToScore, MatchScorers, ScoredMatch } from 'shared-contracts/league/score'
import { signedIn } from '../../../accounts/testing/desk-client.ts'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { at, event, kickOff, SCORE, Touchline } from './testing/touchline.ts'

onEachDatabase('who scores a match', (newConfig) => {
  const line = new Touchline(newConfig)
  const { give, match, newMatch, outcomes, scorersAt, tap } = line

  it('is for those to whom the match was given, and for league editors', async () => {
    const taps = { taps: [kickOff()] }
    const calls = [
      ['GET', `${SCORE}/${line.slug}`, undefined],
      ['POST', `${SCORE}/${line.slug}/taps`, taps],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await line.stranger.send(method, path, body)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { message: 'This match was not given to you' },
      ])
    }
    const mine = await line.stranger.send('GET', SCORE)
    expect(mine.json<MatchesToScore>().matches).toEqual([])
    const theirs = (await line.esi.send('GET', SCORE)).json<MatchesToScore>()
    expect(theirs.matches.map((one) => one.slug)).toContain(line.slug)
    await newMatch()
    const today = (await line.esi.send('GET', '/api/desk/today')).json<Today>()
    expect(today.waiting).toMatchObject([{ part: 'score', path: '/score' }])
    await expect(tap(line.editor, [kickOff()])).resolves.toMatchObject({
      match: { events: [{ by: 'Ama Editor' }] },
    })
    expect((await match()).changes[0]?.by).toBe('league editor')
    // A name may be as long as an account's.
    for (const name of ['nobody', 'n'.repeat(100)]) {
      const given = await give(line.slug, [name, 'stranger'])
      expect([given.statusCode, given.json()]).toMatchObject([
        400,
        { fieldErrors: { scorers: [`${name} is no active account that may score`] } },
      ])
    }
    await give(line.slug, ['stranger'])
    const now = await line.stranger.send('GET', `${SCORE}/${line.slug}`)
    expect(now.json<ScoredMatch>().fixture.slug).toBe(line.slug)
    expect((await line.esi.send('GET', `${SCORE}/${line.slug}`)).statusCode).toBe(403)
    expect((await line.editor.send('GET', `${SCORE}/no-such-match`)).statusCode).toBe(404)
  })

  it('is given by those alone who have seen to whom it is given', async () => {
    const path = scorersAt(line.slug)
    const read = async () => {
      const answer = await line.editor.send('GET', path)
      const scorers = answer.json<MatchScorers>()
      expect(answer.headers.etag).toBe(`"${scorers.revision}"`)
      return scorers
    }
    const send = async (revision: number | null, ...scorers: readonly string[]) => {
      const seen: Record<string, string> = revision === null ? {} : { 'if-match': `"${revision}"` }
      const answer = await line.editor.send('PUT', path, { scorers }, seen)
      return { status: answer.statusCode, tag: answer.headers.etag, body: answer.json<object>() }
    }
    const seen = await read()
    expect((await send(null, 'esi')).status).toBe(412)
    const both = await Promise.all([send(seen.revision, 'esi'), send(seen.revision, 'kojo')])
    const given = await read()
    both.sort((one, other) => one.status - other.status)
    expect(both).toMatchObject([
      { status: 200, tag: `"${given.revision}"`, body: given },
      { status: 409, body: { current: given } },
    ])
    expect(given.scorers).toHaveLength(1)
    await expect(send(given.revision)).resolves.toMatchObject({ status: 200 })
    await expect(send(given.revision, 'esi')).resolves.toMatchObject({ status: 409 })
    const nobody = await read()
    expect(nobody.scorers).toEqual([])
    await expect(send(nobody.revision, 'kojo')).resolves.toMatchObject({ status: 200 })
    // Sent again after a lost answer, it is given already.
    await expect(send(nobody.revision, 'kojo')).resolves.toMatchObject({
      status: 200,
      body: await read(),
    })
    await expect(send(nobody.revision, 'esi')).resolves.toMatchObject({ status: 409 })
  })

  it('offers a postponed match with a new time to its scorer', async () => {
    const akua = await signedIn(() => line.api, { name: 'Akua', role: 'scorer' })
    await give(line.slug, ['akua'])
    const postponedTo = async (kickOff: Date | null) => {
      await line.api.dataSource.manager.update(
        Fixture,
        { slug: line.slug },
        { status: 'postponed', kickOff },
      )
      return (await akua.send('GET', '/api/desk/today')).json<Today>().waiting
    }
    expect(await postponedTo(new Date())).toMatchObject([{ path: `/score/${line.slug}` }])
    expect(await postponedTo(null)).toEqual([])
  })

  it('is scored from the kick-off when an abandoned match is played again', async () => {
    const corner = {
      kind: 'count',
      id: randomUUID(),
      at: at(4),
      what: 'corners',
      side: 'away',
      by: 1,
    }
    await tap(line.esi, [kickOff(), event('goal', at(5), 'home'), corner])
    const path = `/api/desk/league/fixtures/${line.slug}`
    const enter = async (fields: object) => {
      const { revision, day, time } = (await line.editor.send('GET', path)).json<DeskMatch>()
      const body = { round: null, day, time, score: null, reason: 'Floodlights', ...fields }
      const answer = await line.editor.send('PUT', path, body, { 'if-match': `"${revision}"` })
      expect(answer.statusCode).toBe(200)
      return answer.json<{ edit: number }>().edit
    }
    await enter({ status: 'abandoned', score: { home: 1, away: 0 } })
    const again = await enter({ status: 'scheduled' })
    await expect(match()).resolves.toMatchObject({ statistics: null })
    const undone = await line.editor.send('POST', `/api/desk/league/edits/${again}/undo`)
    expect(undone.statusCode).toBe(200)
    await expect(match()).resolves.toMatchObject({ statistics: { corners: { away: 1 } } })
    await enter({ status: 'scheduled' })
    const taps = [event('kick-off', at(60)), event('goal', at(70), 'away')]
    await expect(outcomes(line.esi, ...taps)).resolves.toEqual(['taken', 'taken'])
    await expect(match()).resolves.toMatchObject({
      ...{ status: 'in-play', score: { home: 0, away: 1 } },
    })
  })
})
