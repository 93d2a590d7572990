import styled from '@emotion/styled'
import { formatWhole } from 'shared-contracts/format'
import { FixtureStatus } from 'shared-contracts/league/fixture'
import type { MatchResponse } from 'shared-contracts/league/match'
import { Side } from 'shared-contracts/league/name'
import { Muted, Title } from 'shared-ui'
import * as v from 'valibot'
import { formatMatchDay } from '../../features/match-state/match-day.ts'
import { STATUS_WORDS } from '../../features/match-state/match-state.ts'
import { inGhana } from '../../features/match-state/match-time.ts'
import { DataTable, Scroller } from '../../features/standings/table-styles.ts'

const NAMES: Readonly<Record<string, string>> = {
  home: 'Home club',
  kickOff: 'Kick-off',
  day: 'Day',
  score: 'Score',
  halfTime: 'Half-time score',
  afterExtraTime: 'Score after extra time',
  penalties: 'Penalty shoot-out',
  event: 'Event',
  scorers: 'Scorers',
  status: 'Status',
  round: 'Round',
  ground: 'Ground',
  awarded: 'Awarded to',
  attendance: 'Attendance',
  referee: 'Referee',
  weather: 'Weather',
  stream: 'Live stream',
  note: 'Note',
}

type ChangedMatch = Pick<MatchResponse, 'home' | 'away' | 'changes'>

/** The audit log of a match's corrections: what was changed, when, by which role and why. */
export function MatchChanges({ match }: { readonly match: ChangedMatch }) {
  const { changes } = match
  return (
    <section aria-labelledby="changes">
      <Title id="changes">Changes</Title>
      {changes.length === 0 ? (
        <Muted>Nothing of this match was changed after it was entered.</Muted>
      ) : (
        <Scroller tabIndex={0} role="region" aria-label="Changes of this match">
          <Ledger>
            <caption>Every change is kept, the newest last.</caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
                <th scope="col">Reason</th>
                <th scope="col">By</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ at, by, what, from, to, reason }, index) => (
                <tr key={index}>
                  <td>
                    <time dateTime={at}>{inGhana(at)}</time>
                  </td>
                  <td>{NAMES[what] ?? 'Something else'}</td>
                  <td>{formatValue(what, from, match)}</td>
                  <td>{formatValue(what, to, match)}</td>
                  <td>{reason || 'None given'}</td>
                  <td>{roleInWords(by)}</td>
                </tr>
              ))}
            </tbody>
          </Ledger>
        </Scroller>
      )}
    </section>
  )
}

/** Formats a role: `league editor` becomes `League editor`. */
const roleInWords = (role: string) => role.charAt(0).toUpperCase() + role.slice(1)

/** Facts that a match need not have; all others are fixed at some time. */
const MAY_BE_MISSING = new Set([
  ...['afterExtraTime', 'penalties', 'attendance', 'referee', 'weather', 'note'],
])

/** Formats a value as the rest of the page does. */
function formatValue(what: string, value: string | null, match: ChangedMatch): string {
  if (value === null) return MAY_BE_MISSING.has(what) ? 'none' : 'not fixed'
  switch (what) {
    case 'kickOff':
      return inGhana(value)
    case 'day':
      return formatMatchDay(value)
    case 'status':
      return v.is(FixtureStatus, value) ? STATUS_WORDS[value] : value
    case 'awarded':
      return v.is(Side, value) ? match[value].name : value
    case 'score':
    case 'halfTime':
    case 'afterExtraTime':
    case 'penalties':
      return value.replace('-', ' - ')
    case 'attendance':
      return formatWhole(Number(value))
    default:
      return value
  }
}

const Ledger = styled(DataTable)`
  && th,
  && td {
    text-align: start;
    white-space: normal;
    vertical-align: top;
    min-width: 8em;
  }
`
