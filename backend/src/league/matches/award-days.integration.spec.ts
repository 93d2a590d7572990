import { expect, it } from '@jest/globals'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { inDays, LeagueFiles } from '../testing/league-files.ts'

onEachDatabase('the table of a day', (newConfig) => {
  const { get, importing } = new LeagueFiles(newConfig)

  it('counts an award of a match that nobody played from its day, and one of a played match from the kick-off', async () => {
    const season = '2009-10'
    await importing(
      [
        '1,2009-10-03,15:00,Hearts of Oak,Kotoko,,,,,,,',
        '1,2009-10-03,15:00,Aduana,Bechem,,,0,1,,,',
        '1,,,Dreams,Medeama,,postponed,,,,,',
      ],
      '',
      season,
    )
    await importing(
      [
        '1,2009-10-03,15:00,Hearts of Oak,Kotoko,,awarded,3,0,,,',
        '1,2009-10-03,15:00,Aduana,Bechem,,awarded,3,0,,,',
        '1,,,Dreams,Medeama,,awarded,0,3,,,',
      ],
      '',
      season,
    )
    const winnersOn = async (query: string) =>
      (await get(`/seasons/${season}/standings${query}`))
        .json<StandingResponse[]>()
        .flatMap(({ club, points }) => (points === 3 ? [club.slug] : []))
    expect(await winnersOn('?on=2009-10-03')).toEqual(['aduana'])
    expect(await winnersOn(`?on=${inDays(-1)}`)).toEqual(['aduana'])
    const all = ['aduana', 'hearts-of-oak', 'medeama']
    expect((await winnersOn(`?on=${inDays(0)}`)).sort()).toEqual(all)
    expect((await winnersOn('')).sort()).toEqual(all)
  })
})
