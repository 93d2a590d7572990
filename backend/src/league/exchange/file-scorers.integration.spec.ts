import { expect, it } from '@jest/globals'
import type { ChangesResponse } from 'shared-contracts/league/change'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { PlayerFigures } from 'shared-contracts/league/player'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { effectiveEvents } from '../matches/effective-events.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { LeagueFiles } from '../testing/league-files.ts'

onEachDatabase('scorers of a file', (newConfig) => {
  const files = new LeagueFiles(newConfig)
  const { get, league, fixtures } = files

  const FIRST = [
    '= Ghana Premier League 2019/20',
    '» Matchday 1',
    'Sat Sep 14 2019',
    '  15:00  Hearts of Oak  v  Aduana Stars  2-1 (1-0)',
    "    (K. Boateng 12' Asare 80'(og); Asare 50')",
    '         Bechem United  v  Medeama  1-0',
    "    (K. Boateng 30')",
  ]
  const SECOND = [
    '» Matchday 2',
    'Sat Sep 21 2019',
    '  15:00  Aduana Stars  v  Bechem United  0-2',
    "    (K. Boateng 5' Kwesi Appiah 9')",
  ]
  const take = (lines: readonly string[], options = '') =>
    league(`import goals.txt --season 2019-20 ${options}`, `${lines.join('\n')}\n`)
  const people = async () =>
    (await get('/seasons/2019-20/players'))
      .json<PlayerFigures[]>()
      .map(({ slug, club, goals, position }) => [slug, club.slug, goals, position])

  it('become players of their clubs, an own goal’s of the other one, and the same ones again', async () => {
    await expect(take(FIRST, '--dry-run')).resolves.toMatchObject({
      stdout: 'new players: 3\nwould import: 2 added, 0 changed, 0 as before',
    })
    await take(FIRST)
    await expect(people()).resolves.toEqual([
      ['asare', 'aduana', 1, null],
      ['k-boateng', 'hearts-of-oak', 1, null],
      ['k-boateng-2', 'bechem-united', 1, null],
    ])
    await expect(take(FIRST)).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 2 as before',
    })
    const match = (await get('/matches/2019-09-14-hearts-of-oak-aduana')).json<MatchResponse>()
    expect(match.events.map(({ type, player }) => [type, player?.slug])).toEqual([
      ['goal', 'k-boateng'],
      ['goal', 'asare'],
      ['own-goal', 'asare'],
    ])
    const [best] = (await get('/seasons/2019-20/scorers')).json<unknown[]>()
    expect(best).toMatchObject({ player: { slug: 'asare' }, goals: 1 })
  })

  it('change a known result, and are told', async () => {
    const first = FIRST.slice(0, 4)
    const season = ['= Ghana Premier League 2018/19', ...first.slice(1)].map((line) =>
      line.replace('Sep 14 2019', 'Sep 15 2018'),
    )
    const taking = (lines: readonly string[]) =>
      league('import goals.txt --season 2018-19', `${lines.join('\n')}\n`)
    const other = '  15:00  Hearts of Oak  v  Bechem United  1-0'
    const scorer = "    (Kofi Scorer 12')"
    await taking([...season, '', '» Matchday 2', 'Sat Sep 22 2018', other, scorer])
    const slug = '2018-09-15-hearts-of-oak-aduana'
    const goals = async () =>
      (await get('/seasons/2018-19/scorers')).json<PlayerFigures[]>().map((one) => one.goals)
    expect(await goals()).toEqual([1])
    const [before] = await fixtures('2018-19')
    const { since } = (await get('/changes')).json<ChangesResponse>()
    const scored = [...season, "    (Kofi Scorer 50' Kofi Scorer 90'+2(p))"]
    const scorers = "scorers open → Kofi Scorer 50', Kofi Scorer 90+2'(p)"
    await expect(taking(scored)).resolves.toMatchObject({
      stdout: `Hearts of Oak v Aduana: ${scorers}\nimported: 0 added, 1 changed, 0 as before`,
    })
    expect(await goals()).toEqual([3])
    const told = (await get(`/changes?since=${since}`)).json<ChangesResponse>()
    expect(told.changes).toMatchObject([{ kind: 'fixture', slug }])
    const [after] = await fixtures('2018-19')
    expect(after?.revision).toBe(before!.revision + 1)
    const { changes } = (await get(`/matches/${slug}`)).json<MatchResponse>()
    expect(changes.map(({ what, from }) => [what, from])).toEqual([['scorers', null]])
    await expect(taking(scored)).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 1 as before',
    })
  })

  it('take the place of those of an earlier file, but of nobody’s else', async () => {
    const { manager } = files.api.dataSource
    const title = ['= Ghana Premier League 2015/16', '» Matchday 4', 'Sat Sep 12 2015']
    const match = '  15:00  Hearts of Oak  v  Aduana Stars  '
    const taking = (...result: readonly string[]) =>
      league(
        'import goals.txt --season 2015-16',
        [...title, match + result[0], ...result.slice(1)].join('\n'),
      )
    const scorers = async () => {
      const { body } = await get('/matches/2015-09-12-hearts-of-oak-aduana')
      const { events } = JSON.parse(body) as MatchResponse
      return effectiveEvents(events).map(({ player, minute }) => `${player?.slug} ${minute}`)
    }
    await taking('2-1 (1-0)', "    (Yaw Right 12' Yaw Wrong 80'; Asare 50')")
    const corrected = ['1-1 (1-0)', "    (Yaw Right 14'; Asare 50')"]
    const first = "Yaw Right 12', Asare 50', Yaw Wrong 80'"
    const after = "Yaw Right 14', Asare 50'"
    await expect(taking(...corrected)).resolves.toMatchObject({
      stdout: [
        `Hearts of Oak v Aduana: score 2-1 → 1-1, scorers ${first} → ${after}`,
        'imported: 0 added, 1 changed, 0 as before',
      ].join('\n'),
    })
    const two = ['yaw-right 14', 'asare 50']
    expect(await scorers()).toEqual(two)
    await expect(taking(...corrected)).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 1 as before',
    })
    // A file that names fewer scorers than goals leaves the others open.
    await taking('1-1 (1-0)', "    (; Asare 50')")
    await taking('2-1 (1-0)')
    expect(await scorers()).toEqual(two)
    await expect(taking('0-1 (0-0)')).resolves.toMatchObject({
      stdout: expect.stringContaining(`scorers ${after} → open`),
    })
    expect(await scorers()).toEqual([])
    await taking('0-1 (0-0)', "    (; Asare 51')")
    // As if an editor had entered it.
    const { id } = await manager.findOneByOrFail(LeaguePerson, { slug: 'asare' })
    await manager.update(MatchEvent, { personId: id, minute: 51 }, { source: null })
    await taking('0-1 (0-0)', "    (; Asare 52')")
    expect(await scorers()).toEqual(['asare 51'])
  })

  it('are known under a name that an editor has written in full since, and never by another club or a sample', async () => {
    await files.api.dataSource.transaction(async (manager) => {
      await manager.update(LeaguePerson, { slug: 'k-boateng-2' }, { name: 'Kofi Boateng' })
      await recordChanges(manager, [{ kind: 'player', slug: 'k-boateng-2' }])
    })
    const sample = await files.manager.findOneByOrFail(LeaguePerson, {
      slug: 'kwesi-amponsah-bonsu',
    })
    const second = SECOND.join('\n').replace('Kwesi Appiah', sample.name)
    await expect(take([...FIRST, second])).resolves.toMatchObject({
      stdout: 'new players: 1\nimported: 1 added, 0 changed, 2 as before',
    })
    await expect(people()).resolves.toEqual([
      ['asare', 'aduana', 1, null],
      ['k-boateng', 'hearts-of-oak', 1, null],
      ['k-boateng-2', 'bechem-united', 2, null],
      [`${sample.slug}-2`, 'bechem-united', 1, null],
    ])
  })

  it.each(['json', 'txt'])('are the same in an export as %s', async (format) => {
    const { body } = await get(`/seasons/2019-20/export.${format}`)
    expect(body).toContain('Kofi Boateng')
    await expect(league(`import again.${format} --season 2019-20`, body)).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 3 as before',
    })
    const other = `cup-${format}`
    const made = await league(
      `import again.${format} --season 2019-20 --competition ${other} --new-competition Cup`,
      body,
    )
    expect(made.stdout).toContain('imported: 3 added')
    const again = await get(`/seasons/${other}~2019-20/export.${format}`)
    const title = /Ghana Premier League 2019\/20|Cup 2019\/20/
    expect(again.body.replace(title, '')).toBe(body.replace(title, ''))
  })
})
