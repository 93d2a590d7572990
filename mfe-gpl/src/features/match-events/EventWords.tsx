import { EVENT_WORDS } from 'shared-contracts/league/match-event'
import { Muted } from 'shared-ui'
import type { ShownEvent } from '../live-scores/live-match.ts'
import { PlayerName } from '../players/PlayerName.tsx'

interface EventWordsProps {
  readonly event: Pick<ShownEvent, 'type' | 'player'>
  /** Name of the club whose event it is; undefined for a whistle. */
  readonly club: string | undefined
}

/** What happened, to whom, and for which club. */
export function EventWords({ event: { type, player }, club }: EventWordsProps) {
  return (
    <>
      <strong>{EVENT_WORDS[type]}</strong>
      {player && (
        <>
          {': '}
          <PlayerName {...player} />
        </>
      )}
      {club && `, ${club}`}
    </>
  )
}

/** Who else took part, and what the scorer noted. */
export function EventNotes({ type, related, note }: Pick<ShownEvent, 'type' | 'related' | 'note'>) {
  return (
    <>
      {related && (
        <Muted>
          {type === 'substitution' ? 'for ' : 'assisted by '}
          <PlayerName {...related} />
        </Muted>
      )}
      {note && <Muted>{note}</Muted>}
    </>
  )
}
