import { useId } from 'react'
import { TIE_BREAKERS, type TieBreaker } from 'shared-contracts/league/rules'
import { Button, Muted, Row } from 'shared-ui'
import { useNeighbourFocus } from '../../form/use-neighbour-focus.ts'
import { formatChoice } from '../../text-of.ts'
import { Group } from './group.ts'
import { OrderedList } from './OrderedList.tsx'

interface TieBreakerOrderProps {
  readonly value: readonly TieBreaker[]
  readonly onChange: (value: readonly TieBreaker[]) => void
}

/** The tie-breakers between level clubs, in order. */
export function TieBreakerOrder({ value, onChange }: TieBreakerOrderProps) {
  const id = useId()
  const { goingBy, otherwise } = useNeighbourFocus()
  const left = TIE_BREAKERS.filter((one) => !value.includes(one))
  return (
    <Group role="group" aria-labelledby={id} {...otherwise}>
      <strong id={id}>Level on points</strong>
      <Muted>What decides, in this order. Clubs that are level after the last share a place.</Muted>
      <OrderedList value={value} nameOf={formatChoice} onChange={onChange}>
        <Row>
          {left.map((name) => (
            <Button
              key={name}
              look="outline"
              size="small"
              {...goingBy(() => onChange([...value, name]))}
            >
              Add {formatChoice(name).toLowerCase()}
            </Button>
          ))}
        </Row>
      </OrderedList>
    </Group>
  )
}
