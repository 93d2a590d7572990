import { formatWhole } from 'shared-contracts/format'
import styled from '@emotion/styled'
import { teamAddress } from '../../site/league-addresses.ts'
import { CardLink } from '../card-link/CardLink.ts'
import { Crest } from '../crest/Crest.tsx'
import { nounFor } from '../words/noun-for.ts'
import { PositionBadge } from './PositionBadge.tsx'
import { Card, Facts } from './team-styles.ts'
import type { Team } from './team.ts'

/** Text for a missing fact. */
const UNKNOWN = 'Not known yet'

/** A team in the full list. */
export function TeamCard({ team }: { readonly team: Team }) {
  const { ground } = team
  return (
    <Card>
      <header>
        <Crest team={team.name} size={48} />
        <h3>
          <CardLink to={teamAddress(team.slug)} translate="no">
            {team.name}
          </CardLink>
        </h3>
        <PositionBadge position={team.position} />
      </header>
      <Facts>
        <dt>City</dt>
        <dd>{team.city || UNKNOWN}</dd>
        <dt>Founded</dt>
        <dd>{team.founded ?? UNKNOWN}</dd>
        <dt>Stadium</dt>
        <dd>
          {ground?.name ?? UNKNOWN}
          {ground && ground.capacity !== null && ` (${formatWhole(ground.capacity)})`}
        </dd>
        <dt>Manager</dt>
        <dd>{team.manager || UNKNOWN}</dd>
      </Facts>
      <Record>
        <b>{team.points}</b> {nounFor(team.points, 'point')} from {team.played}{' '}
        {nounFor(team.played, 'match', 'matches')}
        <span>
          {team.won} won, {team.drawn} drawn, {team.lost} lost, goals {team.goalsFor}:
          {team.goalsAgainst}
        </span>
      </Record>
    </Card>
  )
}

const Record = styled.p`
  margin-block-start: auto;
  padding-block-start: 12px;
  font-size: var(--text-s);
  border-block-start: 1px solid var(--line);

  span {
    display: block;
    color: var(--text-muted);
  }
  b {
    font: 900 1.5rem/1 var(--font-display);
    color: var(--brand);
  }
`
