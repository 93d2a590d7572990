import styled from '@emotion/styled'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'
import { IconButton } from 'shared-ui'
import { useNeighbourFocus } from '../../form/use-neighbour-focus.ts'
import { moved } from './moved.ts'

interface OrderedListProps<Item extends string> {
  readonly value: readonly Item[]
  readonly nameOf: (item: Item) => string
  readonly onChange: (value: readonly Item[]) => void
  /** Controls that add an item. */
  readonly children: ReactNode
}

/** A list whose order counts. Buttons move each item or leave it out; the focus moves with it. */
export function OrderedList<Item extends string>(props: OrderedListProps<Item>) {
  const { value, nameOf, onChange, children } = props
  const { goingBy, otherwise } = useNeighbourFocus()
  const list = useRef<HTMLOListElement>(null)
  const move = (place: number, by: -1 | 1) => {
    onChange(moved(value, place, by))
    // React keeps the row by its key, but a browser may drop the focus of what is moved.
    const item = value[place]
    const isAtEnd = place + by === 0 || place + by === value.length - 1
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-name="${item}"]`)
      row?.querySelector<HTMLElement>(`[data-by="${isAtEnd ? -by : by}"]`)?.focus()
    })
  }
  return (
    <>
      <Order ref={list}>
        {value.map((item, place) => (
          <li key={item} data-name={item}>
            <span>{nameOf(item)}</span>
            <IconButton
              type="button"
              data-by="-1"
              aria-label={`Move ${nameOf(item)} up`}
              disabled={place === 0}
              onClick={() => move(place, -1)}
            >
              <ArrowUp size={18} />
            </IconButton>
            <IconButton
              type="button"
              data-by="1"
              aria-label={`Move ${nameOf(item)} down`}
              disabled={place === value.length - 1}
              onClick={() => move(place, 1)}
            >
              <ArrowDown size={18} />
            </IconButton>
            <IconButton
              type="button"
              aria-label={`Leave out ${nameOf(item)}`}
              {...goingBy(() => onChange(value.filter((one) => one !== item)))}
            >
              <X size={18} />
            </IconButton>
          </li>
        ))}
      </Order>
      <div {...otherwise}>{children}</div>
    </>
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
