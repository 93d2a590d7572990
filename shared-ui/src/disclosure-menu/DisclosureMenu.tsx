import styled from '@emotion/styled'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, type ReactNode } from 'react'
import { useDisclosure } from './use-disclosure.ts'

interface DisclosureMenuProps {
  /** Text of the button. */
  readonly label: ReactNode
  /** Links, in a list. */
  readonly children: ReactNode
  readonly className?: string
}

/** A button that shows a panel of links, for a header's navigation. Not `role="menu"`: its entries are links. */
export function DisclosureMenu({ label, children, className }: DisclosureMenuProps) {
  const id = useId()
  const { isOpen, root, button, press, rootHandlers, panelHandlers } =
    useDisclosure<HTMLDivElement>()
  return (
    <Root ref={root} className={className} {...rootHandlers}>
      <Summary ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={press}>
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </Summary>
      <Panel id={id} hidden={!isOpen} {...panelHandlers}>
        {children}
      </Panel>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Summary = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0;
  font: inherit;
  color: inherit;
  text-transform: inherit;
  letter-spacing: inherit;
  background: none;
  border: 0;
  cursor: pointer;

  svg {
    transition: rotate var(--fast) var(--ease);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`

/** The padding at the top bridges the gap to the button, so that the pointer never leaves the menu on its way. */
const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: 100%;
  left: -20px;
  min-width: 260px;
  padding: 10px;
  background: var(--surface-raised);
  color: var(--text);
  border: 1px solid var(--line);
  border-top: 3px solid var(--accent);
  border-radius: var(--radius-s);
  box-shadow: 0 24px 48px rgb(0 0 0 / 16%);

  a {
    display: block;
    padding: 10px 12px;
    text-decoration: none;
    border-radius: var(--radius-s);
  }
  a:hover,
  a[aria-current] {
    background: color-mix(in srgb, var(--accent) 10%, transparent);
  }
`
