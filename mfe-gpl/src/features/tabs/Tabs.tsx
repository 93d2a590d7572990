import styled from '@emotion/styled'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps<Name extends string> {
  /** Accessible name of the tabs. */
  readonly label: string
  readonly tabs: readonly Name[]
  readonly selected: Name
  readonly onSelect: (tab: Name) => void
  /** Content of the selected tab. */
  readonly children: ReactNode
}

/** Tabs after the pattern of the ARIA Authoring Practices: arrows, Home and End select. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.indexOf(selected)
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }
    const index = targets[event.key]
    const tab = index === undefined ? undefined : tabs[index]
    if (index === undefined || tab === undefined) return
    event.preventDefault()
    onSelect(tab)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
  }

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => onSelect(tab)}
          >
            {tab}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block: 12px;
  border-block-end: 2px solid var(--line);

  button {
    min-height: 48px;
    padding: 0 clamp(12px, 4vw, 24px);
    font: 800 1.25rem/1 var(--font-display);
    letter-spacing: 0.04em;
    text-transform: uppercase;
    color: var(--text-muted);
    background: none;
    border: 0;
    border-block-end: 4px solid transparent;
    margin-block-end: -2px;
    cursor: pointer;
  }
  button:hover {
    color: var(--text);
  }
  [aria-selected='true'] {
    color: var(--brand);
    border-block-end-color: var(--brand);
  }

  @media print {
    display: none;
  }
`
