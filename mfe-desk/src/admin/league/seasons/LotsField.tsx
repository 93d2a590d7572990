import { useId, useRef } from 'react'
import type { Named } from 'shared-contracts/league/name'
import { Button, Muted } from 'shared-ui'
import { useFocusKept } from '../../../focus/use-focus-kept.ts'
import { ChoiceField } from '../../form/ChoiceField.tsx'
import { useNeighbourFocus } from '../../form/use-neighbour-focus.ts'
import { Group } from './group.ts'
import { OrderedList } from './OrderedList.tsx'

type Draw = readonly string[]

interface LotsFieldProps {
  /** The clubs of the season, by name. */
  readonly clubs: readonly Named[]
  /** Draws: slugs of clubs, the better place first. */
  readonly value: readonly Draw[]
  readonly error: string | undefined
  readonly onChange: (value: readonly Draw[]) => void
}

/** Lots that were drawn among clubs that no other rule separates. */
export function LotsField({ clubs, value, error, onChange }: LotsFieldProps) {
  const id = useId()
  const { goingBy, otherwise } = useNeighbourFocus()
  const box = useRef<HTMLDivElement>(null)
  // Without lots among the rules of the season, it goes away with its last draw.
  useFocusKept(box)
  const change = (place: number, drawn: Draw) => onChange(value.with(place, drawn))
  const nameOf = (slug: string) => clubs.find((club) => club.slug === slug)?.name ?? slug
  return (
    <Group ref={box} role="group" aria-labelledby={id}>
      <strong id={id}>Draws of lots</strong>
      <Muted>
        For clubs that are still level when lots come to decide. A draw needs all clubs that share
        the place; the first one drawn has the better place.
      </Muted>
      {value.map((drawn, place) => (
        <Group key={place} role="group" aria-label={`Draw ${place + 1}`}>
          <OrderedList value={drawn} nameOf={nameOf} onChange={(ordered) => change(place, ordered)}>
            <ChoiceField
              label="Next club drawn"
              value=""
              choices={[
                { value: '', label: 'Choose a club' },
                ...clubs
                  .filter(({ slug }) => !drawn.includes(slug))
                  .map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
              onChange={(club) => club !== '' && change(place, [...drawn, club])}
            />
          </OrderedList>
          <div>
            <Button
              look="outline"
              size="small"
              {...goingBy(() => onChange(value.filter((_, index) => index !== place)))}
            >
              Leave out draw {place + 1}
            </Button>
          </div>
        </Group>
      ))}
      {error && (
        <p role="alert" data-error>
          {error}
        </p>
      )}
      <div {...otherwise}>
        <Button look="outline" size="small" onClick={() => onChange([...value, []])}>
          Add a draw
        </Button>
      </div>
    </Group>
  )
}
