import type { ImportedFixture, ImportedSeason } from '../imported-season.ts'
import { roundText } from '../imported-season.ts'
import { writeDay } from './day.ts'
import { writeScore } from './score.ts'
import { writeScorers } from './scorers.ts'

const TIME_WIDTH = 5
const NAME_WIDTH = 23

/**
 * Writes a season as Football.TXT: a heading for each round, a line for each day, and its matches below. Days and times
 * carry over from line to line, so matches without them go first or get a heading of their own.
 */
export function writeFootballTxt({ name, fixtures }: ImportedSeason): string {
  const lines = name === null ? [] : [`= ${name}`]
  const rank = ({ round, date }: ImportedFixture) => (round ? 2 : date === null ? 0 : 1)
  let before: ImportedFixture | undefined
  for (const fixture of [...fixtures].sort((one, other) => rank(one) - rank(other))) {
    const { round, date, time } = fixture
    const isNewRound =
      !before || heading(before) !== heading(fixture) || (date === null && before.date !== null)
    const isNewDay =
      date !== null &&
      (isNewRound || before?.date !== date || (time === null && before.time !== null))
    if (isNewRound && round) lines.push('', '', `» ${heading(fixture)}`)
    if (isNewDay) lines.push(`  ${writeDay(date)}`)
    lines.push(matchLine(fixture, !isNewRound && !isNewDay && before?.time === time))
    if (fixture.goals.length > 0) lines.push(`             ${writeScorers(fixture.goals)}`)
    before = fixture
  }
  return lines.map((line) => `${line}\n`).join('')
}

const heading = ({ round }: ImportedFixture) => (round ? roundText(round) : '')

function matchLine(fixture: ImportedFixture, isSameTime: boolean): string {
  const { home, away, ground, score } = fixture
  const time = isSameTime || fixture.time === null ? '' : fixture.time
  const mark = markOf(fixture)
  const parts = [
    `${home.padEnd(NAME_WIDTH)} v ${away}`,
    ...(score ? [writeScore(score)] : []),
    ...(ground === null ? [] : [`@ ${ground}`]),
    ...(mark === '' ? [] : [`[${mark}]`]),
  ]
  return `    ${time.padEnd(TIME_WIDTH)}  ${parts.join('  ')}`
}

/** Returns what goals alone do not say. A note comes after the status, because it may begin with the word of one. */
function markOf({ status, score, note }: ImportedFixture): string {
  const isPlain = status === (score ? 'finished' : 'scheduled')
  if (note === null) return isPlain ? '' : status
  return `${status}; ${note}`
}
