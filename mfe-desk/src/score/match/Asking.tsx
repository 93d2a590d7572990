import { EVENT_WORDS, type MatchEventType } from 'shared-contracts/league/match-event'
import type { Side } from 'shared-contracts/league/name'
import { UNDO_MS } from 'shared-contracts/league/score'
import { AddedTimePanel } from '../panels/AddedTimePanel.tsx'
import { CorrectionPanel } from '../panels/CorrectionPanel.tsx'
import { CountPanel } from '../panels/CountPanel.tsx'
import { KindPanel } from '../panels/KindPanel.tsx'
import { LineUpPanel } from '../panels/LineUpPanel.tsx'
import { ShirtPanel } from '../panels/ShirtPanel.tsx'
import type { Asked } from './asked.ts'
import type { MatchDockProps } from './dock-props.ts'
import { lineUpOf, shirtsOf, type Place } from './shirts.ts'
import { PLAIN } from './use-tapping.ts'

interface AskingProps extends MatchDockProps {
  readonly asked: Exclude<Asked, { readonly kind: 'nothing' }>
}

/** Allowance for the time between opening the panel and pressing, in milliseconds. */
const MARGIN_MS = 2_000

const CARDS: readonly MatchEventType[] = ['yellow-card', 'second-yellow', 'red-card']
/** For a booked player: the first card may have been somebody else's. */
const FURTHER: readonly MatchEventType[] = ['second-yellow', 'yellow-card']
const OTHERS: readonly MatchEventType[] = ['penalty', 'penalty-missed', 'own-goal']

/** The question at the bottom of the screen, and the taps that its answers make. */
export function Asking({ match, shown, waiting, asked, tapping, now, onAsk }: AskingProps) {
  const done = () => onAsk({ kind: 'nothing' })
  const { home, away } = match.fixture
  const clubs = { home, away }
  const all = { home: shirts('home'), away: shirts('away') }

  function shirts(side: Side) {
    return shirtsOf(match, side, waiting, shown.lines)
  }
  const at = (side: Side, ...places: readonly Place[]) =>
    all[side].filter(({ place }) => place === 'unknown' || places.includes(place))

  switch (asked.kind) {
    case 'card':
    case 'more': {
      const { kind, side, moment } = asked
      return (
        <KindPanel
          title={`${clubs[side].name}: ${kind === 'card' ? 'which card' : 'what else'}`}
          kinds={kind === 'card' ? CARDS : OTHERS}
          onChoose={(type) => onAsk({ kind: 'player', type, side, moment })}
          onCancel={done}
        />
      )
    }
    case 'player': {
      const { type, side, moment } = asked
      const of = type === 'own-goal' ? other(side) : side
      const isCard = CARDS.includes(type)
      // Players on the bench, or who have just come off, can also be carded.
      const offered = isCard ? at(of, 'pitch', 'bench', 'left') : at(of, 'pitch')
      return (
        <ShirtPanel
          title={
            type === 'own-goal'
              ? `Own goal for ${clubs[side].name}, by a player of ${clubs[of].name}`
              : `${EVENT_WORDS[type]}, ${clubs[side].name}: who?`
          }
          shirts={offered}
          marksBooked={isCard}
          onChoose={(player) => {
            const booked = offered.find((shirt) => shirt.isBooked && shirt.player.slug === player)
            if (booked && type === 'yellow-card')
              return onAsk({ kind: 'booked', side, player: booked.player, moment })
            tapping.tap({ kind: 'event', type, side, player, related: null, ...PLAIN }, moment)
            done()
          }}
          onCancel={done}
        />
      )
    }
    case 'booked': {
      const { side, player, moment } = asked
      return (
        <KindPanel
          title={`${player.name} is booked: second yellow card?`}
          kinds={FURTHER}
          onChoose={(type) => {
            tapping.tap(
              { kind: 'event', type, side, player: player.slug, related: null, ...PLAIN },
              moment,
            )
            done()
          }}
          onCancel={done}
        />
      )
    }
    case 'off': {
      const { side, moment } = asked
      return (
        <ShirtPanel
          title={`${clubs[side].name}: who comes off?`}
          shirts={at(side, 'pitch')}
          onChoose={(off) => onAsk({ kind: 'on', side, off, moment })}
          onCancel={done}
        />
      )
    }
    case 'on': {
      const { side, off, moment } = asked
      return (
        <ShirtPanel
          title={`${clubs[side].name}: who comes on?`}
          shirts={at(side, 'bench').filter(({ player }) => player.slug !== off)}
          onChoose={(player) => {
            tapping.tap(
              { kind: 'event', type: 'substitution', side, player, related: off, ...PLAIN },
              moment,
            )
            done()
          }}
          onCancel={done}
        />
      )
    }
    case 'added-time':
      return (
        <AddedTimePanel
          onChoose={(minutes) => {
            tapping.tap({ kind: 'added-time', minutes })
            done()
          }}
          onCancel={done}
        />
      )
    case 'counts':
      return (
        <CountPanel
          clubs={clubs}
          counts={shown.counts}
          onCount={(what, side, by) => tapping.tap({ kind: 'count', what, side, by })}
          onCancel={done}
        />
      )
    case 'line-up': {
      const { side, next } = asked
      const goOn = () => (next ? onAsk({ kind: 'line-up', side: next, next: null }) : done())
      return (
        <LineUpPanel
          key={side}
          match={match}
          side={side}
          lineUp={lineUpOf(match, side, waiting)}
          onKeep={(players) => {
            tapping.tap({ kind: 'line-up', side, players })
            goOn()
          }}
          onCancel={goOn}
        />
      )
    }
    case 'correction': {
      const line = shown.lines.find(({ id }) => id === asked.id)
      if (!line)
        return <KindPanel title="It was corrected" kinds={[]} onChoose={done} onCancel={done} />
      return (
        <CorrectionPanel
          key={line.id}
          line={line}
          clubs={clubs}
          shirts={all}
          needsReason={now - line.at > UNDO_MS - MARGIN_MS}
          onCorrect={(right, reason) => {
            tapping.tap({ kind: 'correction', corrects: line.id, reason, right })
            done()
          }}
          onCancel={done}
        />
      )
    }
  }
}

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
