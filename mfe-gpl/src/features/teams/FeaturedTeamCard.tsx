import styled from '@emotion/styled'
import { teamAddress } from '../../site/league-addresses.ts'
import { CardLink } from '../card-link/CardLink.ts'
import { Crest } from '../crest/Crest.tsx'
import { FormLetters } from '../form/FormLetters.tsx'
import { PositionBadge } from './PositionBadge.tsx'
import { Card } from './team-styles.ts'
import type { Team } from './team.ts'

/** Number of entries on a featured card (requirement 9). */
const RESULTS = 3
const ACHIEVEMENTS = 2

export function FeaturedTeamCard({ team }: { readonly team: Team }) {
  return (
    <Featured>
      <header>
        <Crest team={team.name} size={64} />
        <h3>
          <CardLink to={teamAddress(team.slug)} translate="no">
            {team.name}
          </CardLink>
        </h3>
        <PositionBadge position={team.position} />
      </header>
      <p>{[team.city, team.ground?.name].filter(Boolean).join(', ')}</p>
      <FormLetters form={team.form.slice(-RESULTS)} />
      <ul aria-label={`Achievements of ${team.name}`}>
        {team.achievements.slice(0, ACHIEVEMENTS).map((achievement) => (
          <li key={achievement}>{achievement}</li>
        ))}
      </ul>
    </Featured>
  )
}

const Featured = styled(Card)`
  background: linear-gradient(172deg, var(--glow), var(--surface-raised) 70%);
  border-block-start: 4px solid var(--brand);

  h3 {
    font-size: 2rem;
  }
  > ul:last-of-type {
    display: grid;
    gap: 4px;
    font-weight: 600;
  }
  > ul:last-of-type li::before {
    content: '★ ';
    color: var(--brand);
  }
`
