import styled from '@emotion/styled'
import X from 'lucide-react/icons/x'
import { useId, useRef, type ComponentProps } from 'react'
import type { Named } from 'shared-contracts/league/name'
import { Button, IconButton, Row, Select } from 'shared-ui'
import { EVENT_WORDS } from 'shared-contracts/league/match-event'
import { FieldFrame } from '../../form/FieldFrame.tsx'
import { useNeighbourFocus } from '../../form/use-neighbour-focus.ts'
import {
  ENTERED_TYPES,
  RELATED_LABELS,
  squadSideOf,
  type EnteredType,
  type EventDraft,
  type SideName,
} from './event-draft.ts'
import { useSquadNames } from './use-squad-names.ts'

interface Match {
  readonly seasonAddress: string
  readonly home: Named
  readonly away: Named
}

interface EventRowsProps {
  readonly match: Match
  readonly value: readonly EventDraft[]
  readonly error: string | undefined
  readonly onChange: (value: readonly EventDraft[]) => void
}

/** The most frequent types, with one button each. The type can be changed in the row. */
const QUICK: readonly EnteredType[] = ['goal', 'yellow-card', 'red-card']

/** Goals, cards and substitutions entered after a match, one row each. */
export function EventRows({ match, value, error, onChange }: EventRowsProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { goingBy, otherwise } = useNeighbourFocus()
  const change = (place: number, changes: Partial<EventDraft>) =>
    onChange(value.map((one, index) => (index === place ? { ...one, ...changes } : one)))
  const add = (type: EnteredType) => {
    const side = value.at(-1)?.side ?? 'home'
    onChange([...value, { type, side, minute: '', player: '', related: '' }])
    // The new row has to be rendered first.
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll('[data-event]') ?? []
      ;[...rows].at(-1)?.querySelector('select')?.focus()
    })
  }
  return (
    <Box ref={box} role="group" aria-label={`Events: ${match.home.name} v ${match.away.name}`}>
      {value.map((event, place) => (
        <EventRow
          key={place}
          name={`Event ${place + 1}`}
          match={match}
          value={event}
          listId={`${id}-${squadSideOf(event)}`}
          onChange={(changes) => change(place, changes)}
          leavingOut={goingBy(() => onChange(value.filter((_, index) => index !== place)))}
        />
      ))}
      {value.length > 0 && (
        <>
          <SquadList id={`${id}-home`} season={match.seasonAddress} club={match.home.slug} />
          <SquadList id={`${id}-away`} season={match.seasonAddress} club={match.away.slug} />
        </>
      )}
      {error && (
        <p role="alert" data-error>
          {error}
        </p>
      )}
      <Row {...otherwise}>
        {QUICK.map((type) => (
          <Button key={type} look="outline" size="small" onClick={() => add(type)}>
            Add {EVENT_WORDS[type].toLowerCase()}
          </Button>
        ))}
      </Row>
    </Box>
  )
}

interface EventRowProps {
  readonly name: string
  readonly match: Match
  readonly value: EventDraft
  /** Id of the list of suggested names. */
  readonly listId: string
  readonly onChange: (changes: Partial<EventDraft>) => void
  /** Properties of the button that leaves the event out. */
  readonly leavingOut: ComponentProps<'button'>
}

function EventRow({ name, match, value, listId, onChange, leavingOut }: EventRowProps) {
  const relatedLabel = RELATED_LABELS[value.type]
  const nameField = (label: string, member: 'player' | 'related') => (
    <FieldFrame label={label}>
      {(control) => (
        <input
          {...control}
          list={listId}
          autoComplete="off"
          maxLength={120}
          value={value[member]}
          onChange={({ target }) => onChange({ [member]: target.value })}
        />
      )}
    </FieldFrame>
  )
  return (
    <Line data-event data-related={relatedLabel} role="group" aria-label={name}>
      <FieldFrame label="What">
        {(control) => (
          <Select
            {...control}
            value={value.type}
            onChange={({ target }) => onChange({ type: target.value as EnteredType })}
          >
            {ENTERED_TYPES.map((type) => (
              <option key={type} value={type}>
                {EVENT_WORDS[type]}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <FieldFrame label="For">
        {(control) => (
          <Select
            {...control}
            value={value.side}
            onChange={({ target }) => onChange({ side: target.value as SideName })}
          >
            <option value="home">{match.home.name}</option>
            <option value="away">{match.away.name}</option>
          </Select>
        )}
      </FieldFrame>
      <FieldFrame label="Minute">
        {(control) => (
          <input
            {...control}
            placeholder="45+2"
            value={value.minute}
            onChange={({ target }) => onChange({ minute: target.value })}
          />
        )}
      </FieldFrame>
      {nameField(value.type === 'substitution' ? 'Came on' : 'Player', 'player')}
      {relatedLabel && nameField(relatedLabel, 'related')}
      <IconButton type="button" aria-label={`Leave out ${name.toLowerCase()}`} {...leavingOut}>
        <X size={18} />
      </IconButton>
    </Line>
  )
}

interface SquadListProps {
  readonly id: string
  readonly season: string
  readonly club: string
}

/** Names of a squad, to choose from while typing. */
function SquadList({ id, season, club }: SquadListProps) {
  const squad = useSquadNames(season, club)
  return (
    <datalist id={id}>
      {squad.map(({ slug, label }) => (
        <option key={slug} value={label} />
      ))}
    </datalist>
  )
}

const Box = styled.div`
  display: grid;
  gap: 10px;

  > [data-error] {
    font-size: var(--text-s);
    color: var(--down);
  }
`

const Line = styled.div`
  display: grid;
  gap: 10px;
  grid-template-columns: 1fr 1fr;
  align-items: end;

  /* In letters, because its columns hold words. */
  @media (min-width: 44em) {
    grid-template-columns: 170px minmax(0, 1fr) 96px minmax(0, 1fr) auto;

    &[data-related] {
      grid-template-columns: 170px minmax(0, 1fr) 96px repeat(2, minmax(0, 1fr)) auto;
    }
  }
`
