import { EVENT_WORDS, type MatchEventType } from 'shared-contracts/league/match-event'
import { Key, Keys } from '../score-styles.ts'
import { Panel } from './Panel.tsx'

interface KindPanelProps {
  readonly title: string
  readonly kinds: readonly MatchEventType[]
  readonly onChoose: (type: MatchEventType) => void
  readonly onCancel: () => void
}

/** Asks for the type of an event. */
export function KindPanel({ title, kinds, onChoose, onCancel }: KindPanelProps) {
  return (
    <Panel title={title} onCancel={onCancel}>
      <Keys>
        {kinds.map((type) => (
          <Key key={type} type="button" onClick={() => onChoose(type)}>
            {EVENT_WORDS[type]}
          </Key>
        ))}
      </Keys>
    </Panel>
  )
}
