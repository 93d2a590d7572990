import { Key, Keys } from '../score-styles.ts'
import { Panel } from './Panel.tsx'

const MOST_OFFERED = 12

interface AddedTimePanelProps {
  readonly onChoose: (minutes: number) => void
  readonly onCancel: () => void
}

/** Asks for the added time on the fourth official's board. */
export function AddedTimePanel({ onChoose, onCancel }: AddedTimePanelProps) {
  return (
    <Panel title="Added minutes" onCancel={onCancel}>
      <Keys>
        {Array.from({ length: MOST_OFFERED }, (_, index) => index + 1).map((minutes) => (
          <Key key={minutes} type="button" onClick={() => onChoose(minutes)}>
            +{minutes}
          </Key>
        ))}
      </Keys>
    </Panel>
  )
}
