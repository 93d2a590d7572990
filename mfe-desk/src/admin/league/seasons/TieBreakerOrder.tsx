import styled from '@emotion/styled'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { TIE_BREAKERS, type TieBreaker } from 'shared-contracts/league/rules'
import { Button, IconButton, Muted, Row } from 'shared-ui'
import { formatChoice } from '../../text-of.ts'
import { Group } from './group.ts'
import { moved } from './moved.ts'

interface TieBreakerOrderProps {
  readonly value: readonly TieBreaker[]
  readonly onChange: (value: readonly TieBreaker[]) => void
}

/** The tie-breakers between level clubs, in order. Buttons move each one; the focus moves with it. */
export function TieBreakerOrder({ value, onChange }: TieBreakerOrderProps) {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const left = TIE_BREAKERS.filter((one) => !value.includes(one))
  const move = (place: number, by: -1 | 1) => {
    onChange(moved(value, place, by))
    // React keeps the row by its key, but a browser may drop the focus of what is moved.
    const name = value[place]
    const isAtEnd = place + by === 0 || place + by === value.length - 1
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-name="${name}"]`)
      row?.querySelector<HTMLElement>(`[data-by="${isAtEnd ? -by : by}"]`)?.focus()
    })
  }
  return (
    <Group role="group" aria-labelledby={id}>
      <strong id={id}>Level on points</strong>
      <Muted>What decides, in this order. Clubs that are level after the last share a place.</Muted>
      <Order ref={list}>
        {value.map((name, place) => (
          <li key={name} data-name={name}>
            <span>{formatChoice(name)}</span>
            <IconButton
              type="button"
              data-by="-1"
              aria-label={`Move ${formatChoice(name)} up`}
              disabled={place === 0}
              onClick={() => move(place, -1)}
            >
              <ArrowUp size={18} />
            </IconButton>
            <IconButton
              type="button"
              data-by="1"
              aria-label={`Move ${formatChoice(name)} down`}
              disabled={place === value.length - 1}
              onClick={() => move(place, 1)}
            >
              <ArrowDown size={18} />
            </IconButton>
            <IconButton
              type="button"
              aria-label={`Leave out ${formatChoice(name)}`}
              onClick={() => onChange(value.filter((one) => one !== name))}
            >
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </Order>
      <Row>
        {left.map((name) => (
          <Button key={name} look="outline" size="small" onClick={() => onChange([...value, name])}>
            Add {formatChoice(name).toLowerCase()}
          </Button>
        ))}
      </Row>
    </Group>
  )
}

const Order = styled.ol`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: place;

  > li {
    display: flex;
    gap: 4px;
    align-items: center;
    padding-inline-start: 12px;
    background: var(--surface-raised);
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    counter-increment: place;
  }
  span {
    flex: 1;
    font-weight: 600;
  }
  span::before {
    content: counter(place) '. ';
  }
`
