import styled from '@emotion/styled'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from 'shared-ui'

interface FoldedFiltersProps {
  /** Number of filters that are set. */
  readonly set: number
  readonly children: ReactNode
}

/** Filters that are always visible on wide screens and without scripts. Phones show them behind one button. */
export function FoldedFilters({ set, children }: FoldedFiltersProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  // On a phone they may open below the screen.
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <>
      <Opener>
        <Button
          look="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          startIcon={<SlidersHorizontal size={18} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          Filters{set > 0 && ` (${set})`}
        </Button>
      </Opener>
      <Folded ref={panel} id={id} data-open={isOpen || undefined}>
        {children}
      </Folded>
    </>
  )
}

/** As high as the search field beside it. */
const Opener = styled.div`
  display: none;

  @media screen and (max-width: 767.98px) and (scripting: enabled) {
    display: block;

    button {
      height: 100%;
      min-height: 48px;
      padding-inline: 14px;
    }
  }
`

/** On wide screens its filters are in the bar, beside the search. */
const Folded = styled.div`
  display: contents;

  @media screen and (max-width: 767.98px) and (scripting: enabled) {
    display: none;

    &[data-open] {
      flex-basis: 100%;
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 12px 16px;
    }
  }
`
