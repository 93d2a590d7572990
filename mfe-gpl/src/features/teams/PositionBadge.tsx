import styled from '@emotion/styled'
import { useScopedSeason } from '../season/SeasonScope.tsx'
import { badgeOf } from './team-filters.ts'
import type { Team } from './team.ts'

/** A club's position; renders nothing while there is none. */
export function PositionBadge({ position }: Pick<Team, 'position'>) {
  const clubs = useScopedSeason()?.clubs.length ?? 0
  if (position === null) return null
  return (
    <Badge data-badge={badgeOf(position, clubs)} aria-label={`Position ${position}`} role="img">
      {position}
    </Badge>
  )
}

const Badge = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 36px;
  font: 900 1.5rem/1 var(--font-display);
  color: var(--text);
  background: var(--line);
  clip-path: polygon(5px 0, 100% 0, calc(100% - 5px) 100%, 0 100%);

  &[data-badge='top'] {
    color: var(--on-brand);
    background: var(--brand);
  }
  &[data-badge='upper'] {
    color: #06140e;
    background: #5bc8f5;
  }
  &[data-badge='danger'] {
    color: var(--surface);
    background: var(--down);
  }
`
