import styled from '@emotion/styled'
import { formatWhole } from 'shared-contracts/format'
import { Muted, Subtitle } from 'shared-ui'
import type { ShownMatch } from '../live-scores/live-match.ts'
import { FactList } from '../record/FactList.tsx'

export function MatchInfo({ match }: { readonly match: ShownMatch }) {
  const { competition, ground, attendance, referee, weather, viewers } = match
  return (
    <Part aria-labelledby="match-info">
      <Subtitle as="h2" id="match-info">
        Match Info
      </Subtitle>
      <FactList
        facts={[
          ['Competition', competition.name],
          ['Venue', ground],
          ['Attendance', attendance === null ? null : formatWhole(attendance)],
          ['Referee', referee],
          ['Weather', weather],
          ['Live viewers', viewers === null ? null : formatWhole(viewers)],
        ]}
      />
      {match.isSample && (
        <Muted>Sample match: teams are real clubs, everything else is invented.</Muted>
      )}
    </Part>
  )
}

const Part = styled.section`
  > dl {
    margin-block: 16px;
  }
`
