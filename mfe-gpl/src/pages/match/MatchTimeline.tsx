import styled from '@emotion/styled'
import { EVENT_WORDS } from 'shared-contracts/league/match-event'
import { Muted, Subtitle } from 'shared-ui'
import type { ShownEvent, ShownMatch } from '../../features/live-scores/live-match.ts'
import { EventNotes, EventWords } from '../../features/match-events/EventWords.tsx'
import { isResultAwaited, minuteInShort } from '../../features/match-state/match-state.ts'
import { useSeasonNow } from '../../features/season/use-season-now.ts'
import { timelineOf, type TimelineEntry } from './match-timeline.ts'

/** The events, minute by minute. */
export function MatchTimeline({ match }: { readonly match: ShownMatch }) {
  const entries = timelineOf(match.events)
  const isAwaited = isResultAwaited(match, useSeasonNow())
  return (
    <section aria-labelledby="events">
      <Subtitle as="h2" id="events">
        Match Events
      </Subtitle>
      {entries.length === 0 && (
        <Muted>
          {isAwaited
            ? 'No events of this match have been entered.'
            : match.status === 'scheduled'
              ? 'They appear here from kick-off.'
              : 'No events of this match are recorded.'}
        </Muted>
      )}
      <List>
        {entries.map((entry) => (
          <Entry key={entry.event.sequence} entry={entry} match={match} />
        ))}
      </List>
    </section>
  )
}

function Entry({
  entry: { event, before, isTakenBack, score },
  match,
}: {
  readonly entry: TimelineEntry
  readonly match: ShownMatch
}) {
  const { side, type } = event
  const What = isTakenBack ? 'del' : 'span'
  return (
    <li data-type={type} data-taken-back={isTakenBack || undefined}>
      <b>{minuteInShort(event)}</b>
      <div>
        <p>
          <What>
            <EventWords event={event} club={side ? match[side].name : undefined} />
          </What>
          {score && <Score>{score}</Score>}
        </p>
        <EventNotes {...event} />
        {isTakenBack && <Muted>Taken back: it does not count.</Muted>}
        {before && <Muted>Corrected. At first: {inShort(before, match)}.</Muted>}
      </div>
    </li>
  )
}

function inShort(event: ShownEvent, match: ShownMatch): string {
  const { type, player, side } = event
  return [`${minuteInShort(event)} ${EVENT_WORDS[type]}`, player?.name, side && match[side].name]
    .filter(Boolean)
    .join(', ')
}

const List = styled.ol`
  display: grid;
  margin-block-start: 16px;

  li {
    display: grid;
    grid-template-columns: 6ch minmax(0, 1fr);
    gap: 12px;
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
  }
  b {
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--accent);
  }
  li > div > p:first-of-type {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  a {
    text-underline-offset: 3px;
  }
  /* Each of two names has room for a thumb. */
  @media (pointer: coarse) {
    p:has(a) + p:has(a) {
      margin-block-start: 18px;
    }
  }
  [data-taken-back] {
    color: var(--text-muted);
  }
`

const Score = styled.strong`
  font: 900 1.25rem/1.2 var(--font-display);
  white-space: nowrap;
  color: var(--brand);
`
