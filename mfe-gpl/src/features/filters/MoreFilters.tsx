import styled from '@emotion/styled'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useState, type ReactNode } from 'react'
import { Button } from 'shared-ui'

interface MoreFiltersProps {
  /** Whether one of the filters inside is set: then they are shown at once. */
  readonly isActive: boolean
  readonly children: ReactNode
}

/** Filters that few visitors need, behind a button; without scripts, where there is no button, they are shown. */
export function MoreFilters({ isActive, children }: MoreFiltersProps) {
  const id = useId()
  const [choice, setChoice] = useState<boolean | null>(null)
  // Stays open when the last filter is unset in it: the keyboard would lose its place.
  if (isActive && choice === null) setChoice(true)
  const isOpen = choice ?? isActive
  return (
    <>
      <Button
        look="outline"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<SlidersHorizontal size={18} />}
        onClick={() => setChoice(!isOpen)}
      >
        More Filters
      </Button>
      <Panel id={id} role="group" aria-label="More Filters" hidden={!isOpen}>
        {isOpen && children}
      </Panel>
      {!isOpen && (
        <Row>
          <Panel role="group" aria-label="More Filters">
            {children}
          </Panel>
        </Row>
      )}
    </>
  )
}

const Row = styled.noscript`
  flex-basis: 100%;
`

const Panel = styled.div`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px 24px;
  padding-block-start: 16px;
  border-block-start: 1px dashed var(--edge);

  &[hidden] {
    display: none;
  }
`
