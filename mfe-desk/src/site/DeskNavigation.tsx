import styled from '@emotion/styled'
import type { Part } from 'shared-contracts/desk/roles'
import { Link, NavLink, useLocation } from 'shared-contracts/router'
import { entriesFor } from './parts.ts'

interface DeskNavigationProps {
  readonly id: string
  /** Parts that the role may use. */
  readonly parts: readonly Part[]
  /** Whether the navigation is unfolded, on narrow screens. */
  readonly isOpen: boolean
  readonly onChosen: () => void
}

export function DeskNavigation({ id, parts, isOpen, onChosen }: DeskNavigationProps) {
  const { pathname } = useLocation()
  const isHere = (path: string) => `${pathname}/`.startsWith(`/${path}/`)
  return (
    <Navigation id={id} aria-label="Desk" data-open={isOpen}>
      <ul>
        <li>
          <NavLink to="/" end onClick={onChosen}>
            Today
          </NavLink>
        </li>
        {entriesFor(parts).map(({ label, paths }) => (
          <li key={label}>
            <Link
              to={`/${paths[0]}`}
              aria-current={paths.some(isHere) ? 'page' : undefined}
              onClick={onChosen}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Navigation>
  )
}

const Navigation = styled.nav`
  background: var(--surface-sunk);
  border-block-end: 1px solid var(--line);

  &[data-open='false'] {
    display: none;
  }
  ul {
    display: grid;
    gap: 2px;
    padding: 16px 12px;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 14px;
    font-weight: 600;
    text-decoration: none;
    border-radius: var(--radius-s);
  }
  a:hover {
    background: color-mix(in srgb, var(--accent) 10%, transparent);
  }
  a[aria-current] {
    color: var(--on-brand);
    background: var(--brand);
  }

  @media (min-width: 1000px) {
    &&[data-open] {
      display: block;
    }
    border-block-end: 0;
    border-inline-end: 1px solid var(--line);

    ul {
      position: sticky;
      top: 64px;
    }
  }
  @media print {
    display: none;
  }
`
