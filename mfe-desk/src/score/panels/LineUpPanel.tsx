import { useState } from 'react'
import type { ScoredMatch } from 'shared-contracts/league/score'
import type { Side } from 'shared-contracts/league/name'
import type { LineUpEntry } from '../match/shirts.ts'
import { Key, Notice, ShirtGrid } from '../score-styles.ts'
import { Panel } from './Panel.tsx'

const PLAYERS = 11

type Chosen = ReadonlyMap<string, boolean>

/** A line-up that is being entered. */
interface OwnLineUp {
  /** Whether a player starts, by slug; others are not here. */
  readonly chosen: Chosen
  /** The line-up that was there when the first shirt was pressed. */
  readonly before: string
}

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
  const [own, setOwn] = useState<OwnLineUp | null>(null)
  /** How often the line-up of another phone was taken: each time the question is a new one, and has the focus. */
  const [taken, setTaken] = useState(0)
  const sent = new Map(lineUp.map(({ player, isStarter }) => [player, isStarter]))
  const chosen = own?.chosen ?? sent
  const isOvertaken = own !== null && own.before !== textOf(sent)
  const squad = eligible(match, side)
  const starters = startersOf(chosen)
  const press = (player: string) => {
    const next = new Map(chosen)
    const isStarter = chosen.get(player)
    if (isStarter === undefined) next.set(player, starters < PLAYERS)
    else if (isStarter) next.set(player, false)
    else next.delete(player)
    setOwn({ chosen: next, before: own?.before ?? textOf(sent) })
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
      question={`${side} ${taken}`}
      cancel={squad.length === 0 ? 'Go on' : 'Skip'}
      onCancel={onCancel}
    >
      <p role="status">{inNumbers(chosen)}. Press a shirt: starts, bench, not here.</p>
      {isOvertaken && (
        <Notice role="alert">
          <p>
            Another phone has sent this line-up: {inNumbers(sent)}. If you keep yours, it takes that
            one’s place.
          </p>
          <Key
            type="button"
            onClick={() => {
              setOwn(null)
              setTaken(taken + 1)
            }}
          >
            Take theirs
          </Key>
        </Notice>
      )}
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

const startersOf = (chosen: Chosen) => [...chosen.values()].filter(Boolean).length

const inNumbers = (chosen: Chosen) =>
  `${startersOf(chosen)} start, ${chosen.size - startersOf(chosen)} on the bench`

const textOf = (chosen: Chosen) => JSON.stringify([...chosen].toSorted())

/** Returns the squad, and players of the line-up who do not belong to it. */
function eligible({ squads, lineUps }: ScoredMatch, side: Side) {
  const known = new Set(squads[side].map(({ player }) => player.slug))
  const guests = lineUps[side].filter(({ player }) => !known.has(player.slug))
  return [...squads[side], ...guests].toSorted(
    (one, other) => (one.shirtNumber ?? 100) - (other.shirtNumber ?? 100),
  )
}
