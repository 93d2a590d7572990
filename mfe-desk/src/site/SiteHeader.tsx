import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'shared-contracts/router'
import { GroupMark } from 'shared-ui'
import { useSession } from '../session/session-context.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { DeskNavigation } from './DeskNavigation.tsx'

const NAVIGATION_ID = 'desk-navigation'

export function SiteHeader() {
  const { state } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const navigation = document.getElementById(NAVIGATION_ID)
      if (navigation?.contains(document.activeElement)) button.current?.focus()
      setIsOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  const session = state.kind === 'signed-in' ? state.session : null
  return (
    <>
      <Bar>
        <Link to="/">
          <GroupMark />
          Desk
        </Link>
        {session && <AccountMenu account={session.account} />}
        {session && (
          <MenuButton
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={NAVIGATION_ID}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close menu' : 'Open menu'}
          </MenuButton>
        )}
      </Bar>
      {session && (
        <DeskNavigation
          id={NAVIGATION_ID}
          parts={session.parts}
          isOpen={isOpen}
          onChosen={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  gap: clamp(10px, 2vw, 20px);
  align-items: center;
  min-height: 64px;
  white-space: nowrap;
  padding-inline: clamp(16px, 3vw, 32px);
  background: var(--surface-raised);
  border-block-end: 1px solid var(--line);

  /* With large text on a phone, the name of the account would be left without any room. Its lines scroll away. */
  @media (max-width: 17em) {
    position: static;
    flex-wrap: wrap;
    padding-block: 8px;
  }

  > a {
    display: flex;
    flex: none;
    gap: 12px;
    align-items: center;
    min-height: 44px;
    margin-inline-end: auto;
    font: var(--display-weight) var(--text-l) / 1 var(--font-display);
    text-decoration: none;
  }
`

const MenuButton = styled.button`
  min-height: 44px;
  padding: 0 14px;
  font-weight: 600;
  background: none;
  border: 1px solid var(--edge);
  border-radius: var(--radius-s);
  cursor: pointer;

  @media (min-width: 1000px) {
    display: none;
  }
`
