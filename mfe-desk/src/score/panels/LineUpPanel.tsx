import { useState } from 'react'
import type { ScoredMatch } from 'shared-contracts/league/score'
import type { Side } from 'shared-contracts/league/name'
import type { LineUpEntry } from '../match/shirts.ts'
import { Key, ShirtGrid } from '../score-styles.ts'
import { Panel } from './Panel.tsx'

const PLAYERS = 11

interface LineUpPanelProps {
  readonly match: ScoredMatch
  readonly side: Side
  readonly lineUp: readonly LineUpEntry[]
  readonly onKeep: (players: LineUpEntry[]) => void
  readonly onCancel: () => void
}

/** Selects starters and substitutes: each press on a shirt moves the player to the next state. */
export function LineUpPanel({ match, side, lineUp, onKeep, onCancel }: LineUpPanelProps) {
  /** Null until a shirt is pressed: another phone may send the line-up meanwhile. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean> | null>(null)
  const chosen = pressed ?? new Map(lineUp.map(({ player, isStarter }) => [player, isStarter]))
  const squad = eligible(match, side)
  const starters = [...chosen.values()].filter(Boolean).length
  const bench = chosen.size - starters
  const press = (player: string) => {
    const next = new Map(chosen)
    const isStarter = chosen.get(player)
    if (isStarter === undefined) next.set(player, starters < PLAYERS)
    else if (isStarter) next.set(player, false)
    else next.delete(player)
    setPressed(next)
  }
  const keep = () =>
    onKeep(
      squad.flatMap(({ player, shirtNumber }) => {
        const isStarter = chosen.get(player.slug)
        return isStarter === undefined ? [] : [{ player: player.slug, shirtNumber, isStarter }]
      }),
    )
  return (
    <Panel
      title={`Line-up: ${match.fixture[side].name}`}
      cancel={squad.length === 0 ? 'Go on' : 'Skip'}
      onCancel={onCancel}
    >
      <p role="status">
        {starters} start, {bench} on the bench. Press a shirt: starts, bench, not here.
      </p>
      <ShirtGrid>
        {squad.map(({ player, shirtNumber }) => {
          const isStarter = chosen.get(player.slug)
          const place = isStarter === undefined ? '' : isStarter ? 'Starts' : 'Bench'
          return (
            <Key
              key={player.slug}
              type="button"
              data-place={place}
              aria-pressed={isStarter === true}
              onClick={() => press(player.slug)}
            >
              <b>{shirtNumber ?? '–'}</b>
              <small>{player.name}</small>
              {place && <small>{place}</small>}
            </Key>
          )
        })}
      </ShirtGrid>
      {squad.length === 0 && <p>The league has no squad of this club yet.</p>}
      {squad.length > 0 && (
        <Key type="button" data-look="main" disabled={chosen.size === 0} onClick={keep}>
          Keep this line-up
        </Key>
      )}
    </Panel>
  )
}

/** Returns the squad, and players of the line-up who do not belong to it. */
function eligible({ squads, lineUps }: ScoredMatch, side: Side) {
  const known = new Set(squads[side].map(({ player }) => player.slug))
  const guests = lineUps[side].filter(({ player }) => !known.has(player.slug))
  return [...squads[side], ...guests].toSorted(
    (one, other) => (one.shirtNumber ?? 100) - (other.shirtNumber ?? 100),
  )
}
