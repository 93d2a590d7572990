import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { facts, generatedFileSeason, LONDON } from '../testing/generated-file-season.ts'
import { COLUMNS } from './csv/columns.ts'
import { readCsv } from './csv/read-csv.ts'
import { writeCsv } from './csv/write-csv.ts'
import type { Read } from './faults.ts'
import { readFootballJson } from './football-json/read-football-json.ts'
import { writeFootballJson } from './football-json/write-football-json.ts'
import { readFootballTxt } from './football-txt/read-football-txt.ts'
import { writeFootballTxt } from './football-txt/write-football-txt.ts'
import { roundText, type ImportedSeason } from './imported-season.ts'

const OPTIONS = { clock: LONDON }
const RUNS = { numRuns: 100, seed: 18 }

function taken(read: Read<ImportedSeason>): ImportedSeason {
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.season
}

describe('a season that was exported is the same when it is imported', () => {
  it('from CSV, but for what has no column there', () => {
    fc.assert(
      fc.property(generatedFileSeason, (season) => {
        const held = season.fixtures.map((fixture) => ({
          ...fixture,
          goals: [],
          score: fixture.score && { ...fixture.score, afterExtraTime: null, penalties: null },
        }))
        const again = taken(readCsv(writeCsv(season), OPTIONS))

        expect(facts(again)).toEqual(facts({ ...season, fixtures: held }))
      }),
      RUNS,
    )
  })

  it.each([
    ['CSV', (season: ImportedSeason) => readCsv(writeCsv(season), OPTIONS)],
    [
      'football.json',
      (season: ImportedSeason) => readFootballJson(writeFootballJson(season), OPTIONS),
    ],
    [
      'Football.TXT',
      (season: ImportedSeason) => readFootballTxt(writeFootballTxt(season), OPTIONS),
    ],
  ])('from %s with dashes in the names of its rounds', (_format, again) => {
    const names = ['Playoffs - Championship', 'Playoffs – North - A, Matchday 3', 'Cup, Leg 1 - 2']
    const lines = names.map((name) => `"${name}",2025-01-26,9:30,Ada,Dormaa,,,,,,,\n`)
    const season = taken(readCsv(`${COLUMNS.join(',')}\n${lines.join('')}`, OPTIONS))

    expect(season.fixtures.map(({ round }) => round && roundText(round))).toEqual(names)
    expect(facts(taken(again(season)))).toEqual(facts(season))
  })

  it('from football.json', () => {
    fc.assert(
      fc.property(generatedFileSeason, (season) => {
        const again = taken(readFootballJson(writeFootballJson(season), OPTIONS))

        expect(again.name).toBe(season.name)
        expect(facts(again)).toEqual(facts(season))
      }),
      RUNS,
    )
  })

  it('from Football.TXT', () => {
    fc.assert(
      fc.property(generatedFileSeason, (season) => {
        const again = taken(readFootballTxt(writeFootballTxt(season), OPTIONS))

        expect(again.name).toBe(season.name)
        expect(facts(again)).toEqual(facts(season))
      }),
      RUNS,
    )
  })
})
