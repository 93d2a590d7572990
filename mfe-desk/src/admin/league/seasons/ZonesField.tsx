import styled from '@emotion/styled'
import { useId } from 'react'
import { Button } from 'shared-ui'
import { ChoiceField } from '../../form/ChoiceField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useNeighbourFocus } from '../../form/use-neighbour-focus.ts'
import { formatChoice } from '../../text-of.ts'
import { Group } from './group.ts'
import type { ZoneDraft } from './season-draft.ts'

interface ZonesFieldProps {
  readonly value: readonly ZoneDraft[]
  readonly error: string | undefined
  readonly onChange: (value: readonly ZoneDraft[]) => void
}

const KINDS = ['champions-league', 'confederation', 'promotion', 'play-off', 'relegation'].map(
  (value) => ({ value, label: formatChoice(value) }),
)

/** Zones of the table, such as qualification for another competition or relegation. */
export function ZonesField({ value, error, onChange }: ZonesFieldProps) {
  const id = useId()
  const { goingBy, otherwise } = useNeighbourFocus()
  const change = (place: number, changes: Partial<ZoneDraft>) =>
    onChange(value.map((zone, index) => (index === place ? { ...zone, ...changes } : zone)))
  return (
    <Group role="group" aria-labelledby={id}>
      <strong id={id}>Zones of the table</strong>
      {value.map((zone, place) => (
        <Zone key={place} role="group" aria-label={zone.name || `Zone ${place + 1}`}>
          <TextField
            label="From place"
            inputMode="numeric"
            value={zone.from}
            onChange={(from) => change(place, { from })}
          />
          <TextField
            label="To place"
            inputMode="numeric"
            value={zone.to}
            onChange={(to) => change(place, { to })}
          />
          <TextField
            label="Name of the zone"
            value={zone.name}
            onChange={(name) => change(place, { name })}
          />
          <ChoiceField
            label="Leads to"
            value={zone.kind}
            choices={KINDS}
            onChange={(kind) => change(place, { kind })}
          />
          <Button
            look="outline"
            size="small"
            {...goingBy(() => onChange(value.filter((_, index) => index !== place)))}
          >
            Leave out {zone.name || 'this zone'}
          </Button>
        </Zone>
      ))}
      {error && (
        <p role="alert" data-error>
          {error}
        </p>
      )}
      <div {...otherwise}>
        <Button
          look="outline"
          size="small"
          onClick={() => onChange([...value, { from: '', to: '', name: '', kind: 'promotion' }])}
        >
          Add a zone
        </Button>
      </div>
    </Group>
  )
}

const Zone = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: 1fr 1fr;
  align-items: end;

  /* In letters, because the names on its buttons grow with the text. */
  @media (min-width: 44em) {
    grid-template-columns: 110px 110px minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`
