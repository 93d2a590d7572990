import styled from '@emotion/styled'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import RectangleVertical from 'lucide-react/icons/rectangle-vertical'
import Volleyball from 'lucide-react/icons/volleyball'
import { Muted, Subtitle, VisuallyHidden } from 'shared-ui'
import type { ShownEvent, ShownMatch } from '../live-scores/live-match.ts'
import { minuteInShort } from '../match-state/match-state.ts'
import { PlayerName } from '../players/PlayerName.tsx'
import { shownEvents } from './shown-events.ts'

const GOAL = { label: 'Goal', Icon: Volleyball }
const CARD = { label: 'Card', Icon: RectangleVertical }

/** Listed types of event; whistles are not listed. */
const SIGNS = {
  goal: GOAL,
  penalty: GOAL,
  'own-goal': { ...GOAL, label: 'Own goal' },
  'penalty-missed': { ...GOAL, label: 'Missed penalty' },
  substitution: { label: 'Substitution', Icon: ArrowLeftRight },
  'yellow-card': CARD,
  'second-yellow': CARD,
  'red-card': CARD,
} as const satisfies Partial<Record<MatchEventType, unknown>>

type ListedEvent = ShownEvent & { readonly type: keyof typeof SIGNS }

const isListed = (event: ShownEvent): event is ListedEvent => event.type in SIGNS

type MatchEventsProps = Pick<ShownMatch, 'home' | 'away' | 'events'>

/** The events so far, newest first. */
export function MatchEvents({ home, away, events }: MatchEventsProps) {
  const listed = shownEvents(events).filter(isListed).toReversed()
  return (
    <section aria-labelledby="events">
      <Subtitle as="h2" id="events">
        Match Events
      </Subtitle>
      {listed.length === 0 && <Muted>Nothing has happened yet.</Muted>}
      <List>
        {listed.map(({ sequence, minute, added, type, side, player, note }) => {
          const { label, Icon } = SIGNS[type]
          const club = side === 'away' ? away : home
          return (
            <li key={sequence}>
              <b>{minuteInShort({ minute, added })}</b>
              <Icon size={20} aria-hidden="true" />
              <div>
                <p>
                  <VisuallyHidden>{label}: </VisuallyHidden>
                  {player && (
                    <>
                      <strong>
                        <PlayerName {...player} />
                      </strong>
                      ,{' '}
                    </>
                  )}
                  {club.name}
                </p>
                <Muted>{note}</Muted>
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
