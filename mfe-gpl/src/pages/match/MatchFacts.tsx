import styled from '@emotion/styled'
import { formatWhole } from 'shared-contracts/format'
import type { MatchResponse } from 'shared-contracts/league/match'
import { Subtitle } from 'shared-ui'
import { timeInWords } from '../../features/match-state/match-time.ts'
import { FactList } from '../../features/record/FactList.tsx'

/** Time, place, officials and attendance of a match. */
export function MatchFacts({ match }: { readonly match: MatchResponse }) {
  const { competition, roundName, ground, attendance, weather, officials, viewers } = match
  return (
    <Part aria-labelledby="match-info">
      <Subtitle as="h2" id="match-info">
        Match Info
      </Subtitle>
      <FactList
        facts={[
          ['Competition', competition.name],
          ['Round', roundName],
          ['Kick-off', timeInWords(match) ?? 'Not fixed'],
          ['Venue', ground],
          ['Attendance', attendance === null ? null : formatWhole(attendance)],
          ...officials.map(({ role, name }) => [formatRole(role), name] as const),
          ['Weather', weather],
          ['Live viewers', viewers === null ? null : formatWhole(viewers)],
        ]}
      />
    </Part>
  )
}

/** Formats a role: `assistant-referee` becomes `Assistant referee`. */
const formatRole = (role: string) =>
  role.charAt(0).toUpperCase() + role.slice(1).replaceAll('-', ' ')

const Part = styled.section`
  display: grid;
  gap: 16px;
  align-content: start;
`
