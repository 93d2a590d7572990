import styled from '@emotion/styled'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import RectangleVertical from 'lucide-react/icons/rectangle-vertical'
import Volleyball from 'lucide-react/icons/volleyball'
import { Muted, Subtitle } from 'shared-ui'
import type { ShownEvent, ShownMatch } from '../live-scores/live-match.ts'
import { EventNotes, EventWords } from '../match-events/EventWords.tsx'
import { minuteInShort } from '../match-state/match-state.ts'
import { shownEvents } from './shown-events.ts'

/** Listed types of event; whistles are not listed. */
const ICONS = {
  goal: Volleyball,
  penalty: Volleyball,
  'own-goal': Volleyball,
  'penalty-missed': Volleyball,
  substitution: ArrowLeftRight,
  'yellow-card': RectangleVertical,
  'second-yellow': RectangleVertical,
  'red-card': RectangleVertical,
} as const satisfies Partial<Record<MatchEventType, unknown>>

type ListedEvent = ShownEvent & { readonly type: keyof typeof ICONS }

const isListed = (event: ShownEvent): event is ListedEvent => event.type in ICONS

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
        {listed.map((event) => {
          const Icon = ICONS[event.type]
          return (
            <li key={event.sequence} data-type={event.type}>
              <b>{minuteInShort(event)}</b>
              <Icon size={20} aria-hidden="true" />
              <div>
                <p>
                  <EventWords event={event} club={(event.side === 'away' ? away : home).name} />
                </p>
                <EventNotes {...event} />
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
  [data-type$='-card'] svg,
  [data-type='second-yellow'] svg {
    fill: currentColor;
  }
  [data-type='second-yellow'] svg,
  [data-type='red-card'] svg {
    color: var(--live);
  }
`
