import type { Shirt } from '../match/shirts.ts'
import { Key, ShirtGrid } from '../score-styles.ts'
import { Panel } from './Panel.tsx'

interface ShirtPanelProps {
  readonly title: string
  readonly shirts: readonly Shirt[]
  /** Whether shirts of booked players are marked. */
  readonly marksBooked?: boolean
  /** Null: the player is unknown. */
  readonly onChoose: (player: string | null) => void
  readonly onCancel: () => void
  /** Label for an unknown player. */
  readonly nobody?: string
}

/** Chooses a player by shirt number. */
export function ShirtPanel({
  title,
  shirts,
  marksBooked = false,
  onChoose,
  onCancel,
  nobody = 'Nobody knows',
}: ShirtPanelProps) {
  return (
    <Panel title={title} onCancel={onCancel}>
      <ShirtGrid>
        {shirts.map(({ player, shirtNumber, isBooked }) => (
          <Key key={player.slug} type="button" onClick={() => onChoose(player.slug)}>
            <b>{shirtNumber ?? '–'}</b>
            <small>{lastName(player.name)}</small>
            {marksBooked && isBooked && <small>Booked</small>}
          </Key>
        ))}
      </ShirtGrid>
      {shirts.length === 0 && <p>The squad has no players here.</p>}
      <Key type="button" onClick={() => onChoose(null)}>
        {nobody}
      </Key>
    </Panel>
  )
}

const lastName = (name: string) => name.split(' ').at(-1) ?? name
