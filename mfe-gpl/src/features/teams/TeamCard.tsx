import styled from '@emotion/styled'
import type { Team } from '../../league/team.ts'
import { Crest } from '../crest/Crest.tsx'
import { PositionBadge } from './PositionBadge.tsx'
import { Card, Facts } from './team-styles.ts'

/** A team of the whole list. */
export function TeamCard({ team }: { readonly team: Team }) {
  return (
    <Card>
      <header>
        <Crest team={team.name} size={48} />
        <h3>{team.name}</h3>
        <PositionBadge position={team.position} />
      </header>
      <Facts>
        <dt>City</dt>
        <dd>{team.city}</dd>
        <dt>Founded</dt>
        <dd>{team.founded}</dd>
        <dt>Stadium</dt>
        <dd>
          {team.stadium} ({team.capacity.toLocaleString('en-US')})
        </dd>
        <dt>Manager</dt>
        <dd>{team.manager}</dd>
      </Facts>
      <Record>
        <b>{team.points}</b> points from {team.played} matches
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
