import styled from '@emotion/styled'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import RectangleVertical from 'lucide-react/icons/rectangle-vertical'
import Volleyball from 'lucide-react/icons/volleyball'
import { Muted, Subtitle, VisuallyHidden } from 'shared-ui'
import { EVENTS } from '../../data/live-coverage.ts'
import { LIVE_MATCH } from '../../data/live-match.ts'

const SIGNS = {
  goal: { label: 'Goal', Icon: Volleyball },
  substitution: { label: 'Substitution', Icon: ArrowLeftRight },
  card: { label: 'Card', Icon: RectangleVertical },
} as const

export function MatchEvents() {
  return (
    <section aria-labelledby="events">
      <Subtitle as="h2" id="events">
        Match Events
      </Subtitle>
      <List>
        {EVENTS.map(({ time, type, team, player, description }) => {
          const { label, Icon } = SIGNS[type]
          return (
            <li key={`${time} ${player}`}>
              <b>{time}</b>
              <Icon size={20} aria-hidden="true" />
              <div>
                <p>
                  <VisuallyHidden>{label}: </VisuallyHidden>
                  <strong>{player}</strong>,{' '}
                  {team === 'home' ? LIVE_MATCH.homeTeam : LIVE_MATCH.awayTeam}
                </p>
                <Muted>{description}</Muted>
              </div>
            </li>
          )
        })}
      </List>
    </section>
  )
}

const List = styled.ol`
  display: grid;
  gap: 4px;
  margin-top: 16px;

  li {
    display: grid;
    grid-template-columns: 4ch 24px 1fr;
    gap: 12px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  b,
  svg {
    color: var(--accent);
  }
`
