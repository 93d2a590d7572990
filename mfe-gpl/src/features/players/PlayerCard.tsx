import styled from '@emotion/styled'
import { ButtonLink } from 'shared-ui'
import type { PlayerFigures } from 'shared-contracts/league/player'
import { Link } from 'shared-contracts/router'
import { playerAddress, teamAddress } from '../../site/league-addresses.ts'
import { useClubColors } from '../crest/Crest.tsx'
import { initialsOf } from '../crest/crest-shape.ts'
import { profileOf } from './player-filters.ts'

export function PlayerCard({ player }: { readonly player: PlayerFigures }) {
  const { name, slug, club, leftOn, position, age, nationality, marketValue } = player
  const colors = useClubColors(club.name)
  const facts = [
    age === null ? '' : `${age} years`,
    nationality,
    marketValue === '' ? '' : `estimated at ${marketValue}`,
  ]
  return (
    <Card>
      <header>
        <svg width="64" height="72" viewBox="0 0 64 72" aria-hidden="true">
          <path d="M8 0h56l-8 72H0z" fill={colors.primary} />
          <path d="M8 0h10L10 72H0z" fill={colors.secondary} />
          <path d="M3 44h56l-1.600 17H1.200z" fill="#06140E" />
          <text x="31" y="58.500" fill="#F4F7F2" fontSize="18" fontWeight="800" textAnchor="middle">
            {initialsOf(name)}
          </text>
        </svg>
        <div>
          <h3>
            <Link to={playerAddress(slug)} translate="no">
              {name}
            </Link>
          </h3>
          <p>
            {leftOn !== undefined && 'Formerly '}
            <Link to={teamAddress(club.slug)} translate="no">
              {club.name}
            </Link>
            {position && `, ${position}`}
          </p>
        </div>
      </header>
      <Numbers>
        {(['goals', 'assists', 'matches'] as const).map((key) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{player[key]}</dd>
          </div>
        ))}
      </Numbers>
      <p>{player.description}</p>
      <small>{facts.filter(Boolean).join(', ')}</small>
      <ButtonLink
        href={profileOf(name)}
        newTab
        look="outline"
        size="small"
        aria-label={`View Profile of ${name} (opens in a new tab)`}
      >
        View Profile
      </ButtonLink>
    </Card>
  )
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 14px;
  height: 100%;
  padding: 20px;
  background: var(--surface-raised);

  header {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  header p,
  small {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  header a {
    color: inherit;
    text-decoration: none;
  }
  /* A thumb finds it. */
  header p a {
    display: inline-block;
    padding-block: 3px;
  }
  header a:hover {
    text-decoration: underline;
  }
  h3 {
    font: 800 1.625rem/1 var(--font-display);
    text-transform: uppercase;
  }
  svg {
    flex: none;
    font-family: var(--font-display);
  }
  > a {
    margin-block-start: auto;
    align-self: flex-start;
  }
`

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 2px;

  div {
    display: flex;
    flex-direction: column-reverse;
    padding: 8px 12px;
    background: var(--surface);
  }
  dt {
    font-size: var(--text-xs);
    color: var(--text-muted);
  }
  dd {
    font: 900 1.75rem/1 var(--font-display);
  }
`
