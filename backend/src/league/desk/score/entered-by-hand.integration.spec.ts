import { expect, it } from '@jest/globals'
import type { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import {
  at,
  event,
  firstHalf,
  HOME,
  kickOff,
  MINUTE,
  take,
  Touchline,
} from './testing/touchline.ts'

onEachDatabase('a scored match that the desk enters by hand', (newConfig) => {
  const line = new Touchline(newConfig)
  const { match, newMatch, outcomes, tap } = line

  const deskMatch = async () => {
    const answer = await line.editor.send('GET', `/api/desk/league/fixtures/${line.slug}`)
    return answer.json<DeskMatch>()
  }
  /** Sends an editor's entry, based on the match's current revision. */
  const enter = async (method: 'PUT' | 'POST', path: string, body: object) => {
    const { revision } = await deskMatch()
    const url = `/api/desk/league/fixtures/${line.slug}${path}`
    return line.editor.send(method, url, body, { 'if-match': `"${revision}"` })
  }
  const result = async (status: string, home_: number, away: number, reason = 'So it was') => {
    const { day, time } = await deskMatch()
    const score = { home: home_, away }
    return enter('PUT', '', { round: null, day, time, status, score, reason })
  }
  const scoredLive = 'This match is being scored at the touchline: enter it there'

  it('contradicts no scorer while a match is on, but the league may abandon it', async () => {
    const goal = event('goal', at(5), 'home')
    await tap(line.esi, [kickOff(), goal])
    for (const answer of [await result('finished', 3, 0), await result('in-play', 0, 0)]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { fieldErrors: { status: [`${scoredLive}. Here it is abandoned or awarded alone`] } },
      ])
    }
    expect((await result('in-play', 1, 0)).statusCode).toBe(200)
    const events = { events: [{ type: 'goal', side: 'home', minute: 3 }] }
    expect((await enter('POST', '/events', events)).json()).toMatchObject({
      fieldErrors: { 'events.0.type': [scoredLive] },
    })
    const withdrawn = await enter('POST', `/events/${goal.id}/withdraw`, { reason: 'Offside' })
    expect([withdrawn.statusCode, withdrawn.json()]).toMatchObject([409, { message: scoredLive }])
    expect((await result('abandoned', 1, 0, 'Floodlights')).statusCode).toBe(200)
    await expect(outcomes(line.esi, event('goal', at(10), 'home'))).resolves.toEqual([
      'The league has entered this match as abandoned',
    ])
  })

  it('leaves the kick-off of a match that it has entered as on to the scorer', async () => {
    expect((await result('in-play', 0, 0)).statusCode).toBe(200)
    const taps = [kickOff(), event('goal', at(5), 'home')]
    await expect(outcomes(line.esi, ...taps)).resolves.toEqual(['taken', 'taken'])
    await expect(match()).resolves.toMatchObject({
      ...{ status: 'in-play', score: { home: 1, away: 0 } },
    })
  })

  it('is the result of a match whose kick-off its scorer took back', async () => {
    const start = kickOff()
    await tap(line.esi, [start, take(start.id, at(0, 5), '')])
    for (const [status, home_, away] of [
      ['in-play', 1, 0],
      ['finished', 2, 1],
    ] as const) {
      expect((await result(status, home_, away)).statusCode).toBe(200)
    }
    await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 1 } })
  })

  it('keeps the date that it has given to a match between two false starts', async () => {
    await line.api.dataSource.manager.update(
      Fixture,
      { slug: line.slug },
      { day: null, kickOff: null },
    )
    const falseStart = async () => {
      const start = kickOff()
      return tap(line.esi, [start, take(start.id, at(3), 'Wrong match')])
    }
    const { fixture } = (await falseStart()).match
    expect([fixture.status, fixture.kickOff]).toEqual(['scheduled', null])
    const dated = { round: null, day: '2021-03-07', time: '15:00', status: 'scheduled' }
    const entered = await enter('PUT', '', { ...dated, score: null, reason: 'At last' })
    expect(entered.statusCode).toBe(200)
    const { fixture: now } = (await falseStart()).match
    expect([now.status, now.kickOff]).toEqual(['scheduled', '2021-03-07T15:00:00.000Z'])
  })

  it('takes a goal off the score when it is taken back after the end', async () => {
    const goal = event('goal', at(5), 'home')
    await tap(line.esi, [...firstHalf(), goal])
    await tap(line.esi, [event('second-half', at(61)), event('full-time', at(108))])
    const answer = await enter('POST', `/events/${goal.id}/withdraw`, { reason: 'Offside' })
    expect(answer.statusCode).toBe(200)
    const { score, changes } = await match()
    expect(score).toMatchObject({ home: 0, away: 0, halfTime: { home: 0, away: 0 } })
    expect(changes.at(-1)).toMatchObject({ what: 'halfTime', reason: 'Offside' })
    await result('finished', 2, 0, 'Video')
    await expect(outcomes(line.esi, event('goal', at(50), 'home'))).resolves.toEqual([
      'The league has entered another score by hand: ask it to take that back first',
    ])
    await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 0 } })
  })

  it('stands where nobody was at the touchline', async () => {
    await result('finished', 2, 1)
    await expect(outcomes(line.esi, kickOff())).resolves.toEqual([
      'The league has entered this match as finished',
    ])
  })

  /** Takes in a file with one row of this match, with the columns from the ground on. */
  const importing = async (columns: string) => {
    const { day, home: host, away } = await deskMatch()
    const text = [
      'round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note',
      `,${day},,${host.name},${away.name},${columns}`,
      '',
    ].join('\n')
    return importFile('csv', text)
  }
  /** The same from football.json, with a score. */
  const importingMatch = async (score: object) => {
    const { day: date, home: host, away } = await deskMatch()
    const one = { date, team1: host.name, team2: away.name, score }
    return importFile('json', JSON.stringify({ matches: [one] }))
  }
  const importFile = async (format: string, text: string) => {
    const name = `week.${format}`
    const file = { competition: 'gpl', season: '2026-27', format, name, text }
    const check = await line.editor.send('POST', '/api/desk/league/import/check', file)
    const { revision } = check.json<{ revision: number }>()
    return line.editor.send('POST', '/api/desk/league/import', file, {
      'if-match': `"${revision}"`,
    })
  }
  /** Scores a match that ends 1-0. */
  const playToTheEnd = async () => {
    await tap(line.esi, [...firstHalf(), event('goal', at(5), 'home')])
    await tap(line.esi, [event('second-half', at(61)), event('full-time', at(108))])
  }

  it('keeps the result of a match that was scored to its end when a file leaves it open', async () => {
    await playToTheEnd()
    const { kickOff: begun } = await match()
    for (const columns of ['Accra Sports Stadium,,,,,,', 'Accra Sports Stadium,,1,0,,,']) {
      expect((await importing(columns)).statusCode).toBe(200)
      await expect(match()).resolves.toMatchObject({
        ...{ status: 'finished', ground: 'Accra Sports Stadium', kickOff: begun },
        score: { home: 1, away: 0, halfTime: { home: 1, away: 0 } },
      })
    }
  })

  it('refuses a file with another score than the one that was scored to the end', async () => {
    await playToTheEnd()
    const refused = await importing('Accra Sports Stadium,,3,0,,,')
    const message =
      'expected Hearts of Oak v Asante Kotoko to have ended 1-0, as it was scored live, ' +
      'and the file says 3-0: correct the file, or the match’s events'
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { faults: [{ line: 2, message }] },
    ])
    await expect(match()).resolves.toMatchObject({ ground: null, score: { home: 1, away: 0 } })
  })

  it('takes a decision of the league and a score entered by hand from a file', async () => {
    await playToTheEnd()
    expect((await importing(',awarded,0,3,,,')).statusCode).toBe(200)
    await expect(match()).resolves.toMatchObject({ status: 'awarded', awarded: 'away' })
    line.slug = await newMatch()
    await playToTheEnd()
    await result('finished', 2, 0, 'Video')
    expect((await importing(',,2,1,,,')).statusCode).toBe(200)
    await expect(match()).resolves.toMatchObject({ score: { home: 2, away: 1 } })
  })

  it('refuses a file that calls off a match which was scored live', async () => {
    const refusal = async (columns: string) => {
      const answer = await importing(columns)
      expect(answer.statusCode).toBe(400)
      return answer.json<{ faults: { message: string }[] }>().faults.map((one) => one.message)
    }
    const message = (status: string) =>
      `expected Hearts of Oak v Asante Kotoko as it was scored live, and the file says ${status}: ` +
      'enter that at the desk'
    await tap(line.esi, [kickOff()])
    for (const [columns, status] of [
      [',cancelled,,,,,', 'cancelled'],
      [',abandoned,1,0,,,', 'abandoned'],
      [',awarded,0,3,,,', 'awarded'],
    ] as const) {
      expect(await refusal(columns)).toEqual([message(status)])
    }
    line.slug = await newMatch()
    await playToTheEnd()
    for (const status of ['cancelled', 'abandoned']) {
      expect(await refusal(`,${status},,,,,`)).toEqual([message(status)])
    }
    await expect(match()).resolves.toMatchObject({ status: 'finished', score: { home: 1 } })
  })

  it('takes extra time and penalties from a file, which nobody taps', async () => {
    await playToTheEnd()
    const extra = { et: [2, 2], p: [4, 3] }
    for (const score of [{ ft: [1, 0], ...extra }, { ft: [1, 0] }]) {
      expect((await importingMatch(score)).statusCode).toBe(200)
      await expect(match()).resolves.toMatchObject({
        status: 'finished',
        score: {
          ...{ home: 1, away: 0, halfTime: { home: 1, away: 0 } },
          ...{ afterExtraTime: { home: 2, away: 2 }, penalties: { home: 4, away: 3 } },
        },
      })
    }
  })

  it('is corrected, exported and counted on its day where it was played before its time', async () => {
    const planned = new Date(Date.parse(MINUTE) + 25 * 3_600_000)
    const ahead = { day: planned.toISOString().slice(0, 10), kickOff: planned }
    await line.api.dataSource.manager.update(Fixture, { slug: line.slug }, ahead)
    const played = MINUTE.slice(0, 10)
    const wins = async () => {
      const path = `/seasons/2026-27/standings?on=${played}`
      const table = await line.visitor<StandingResponse[]>(path)
      return table.find(({ club }) => club.slug === HOME)?.won ?? 0
    }
    const before = await wins()
    await playToTheEnd()
    expect(await wins()).toBe(before + 1)
    const exported = (await line.api.inject('/api/league/seasons/2026-27/export.csv')).body
    const rows = exported.split('\n').filter((row, index) => index === 0 || row.includes(played))
    const text = `${rows.join('\n')}\n`
    const file = { competition: 'gpl', season: '2026-27', format: 'csv', name: 'a.csv', text }
    const check = await line.editor.send('POST', '/api/desk/league/import/check', file)
    expect(check.json()).toMatchObject({ faults: [], added: [], changed: [], unchanged: 1 })
    expect((await result('finished', 3, 0, 'Video')).statusCode).toBe(200)
  })

  it('is abandoned where it began a little before its time', async () => {
    const planned = new Date(Date.parse(MINUTE) + (2 * 60 + 20) * 60_000)
    const ahead = { day: planned.toISOString().slice(0, 10), kickOff: planned }
    await line.api.dataSource.manager.update(Fixture, { slug: line.slug }, ahead)
    await tap(line.esi, [event('kick-off', at(2 * 60))])
    await expect(match()).resolves.toMatchObject({ kickOff: planned.toISOString() })
    expect((await result('abandoned', 0, 0, 'Floodlights')).statusCode).toBe(200)
  })

  it('leaves a match that is on to its scorer when a file is taken in', async () => {
    await tap(line.esi, [kickOff(), event('goal', at(5), 'home')])
    const { day } = await deskMatch()
    expect((await importing('Accra Sports Stadium,,,,,,')).statusCode).toBe(200)
    await expect(match()).resolves.toMatchObject({
      ...{ status: 'in-play', ground: 'Accra Sports Stadium', day },
      score: { home: 1, away: 0 },
    })
  })
})
