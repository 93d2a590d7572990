import styled from '@emotion/styled'
import type { FixtureChangeResponse } from 'shared-contracts/league/match'
import { Muted, Title } from 'shared-ui'
import { inGhana } from '../../features/match-state/match-time.ts'
import { DataTable, Scroller } from '../../features/standings/table-styles.ts'

const NAMES: Readonly<Record<string, string>> = {
  home: 'Home club',
  kickOff: 'Kick-off',
  day: 'Day',
  score: 'Score',
  halfTime: 'Half-time score',
  event: 'Event',
  scorers: 'Scorers',
  status: 'Status',
  ground: 'Ground',
  awarded: 'Awarded to',
  attendance: 'Attendance',
  referee: 'Referee',
}

/** The audit log of a match's corrections: what was changed, when, by which role and why. */
export function MatchChanges({ changes }: { readonly changes: readonly FixtureChangeResponse[] }) {
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
                  <td>{NAMES[what] ?? what}</td>
                  <td>{formatValue(from)}</td>
                  <td>{formatValue(to)}</td>
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

/** Formats a role: `league-editor` becomes `League editor`. */
const roleInWords = (role: string) =>
  role.charAt(0).toUpperCase() + role.slice(1).replaceAll('-', ' ')

const MOMENT = /^\d{4}-\d\d-\d\dT/

const formatValue = (value: string | null) => {
  if (value === null) return 'not fixed'
  return MOMENT.test(value) ? inGhana(value) : value
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
