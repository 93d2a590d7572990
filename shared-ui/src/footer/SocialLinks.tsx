import styled from '@emotion/styled'
import type { MouseEvent } from 'react'

/** Icons for a 24 unit square. */
const NETWORKS = [
  {
    id: 'facebook',
    name: 'Facebook',
    mark: 'M14 8.5h2.5V5H14c-2.5 0-4 1.6-4 4v2H7.5v3.5H10V21h3.6v-6.5h2.6l.6-3.5h-3.2V9.3c0-.5.2-.8.4-.8z',
  },
  {
    id: 'x',
    name: 'X',
    mark: 'M4 4h4.6l4 5.5L17.3 4H20l-6.1 7.2L20.5 20H16l-4.4-6L6.5 20H3.8l6.5-7.7z',
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    mark: 'M5 9.5h3.2V20H5zM6.6 4.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM10.5 9.5h3v1.4c.6-1 1.7-1.7 3.1-1.7 2.5 0 3.9 1.6 3.9 4.5V20h-3.2v-5.7c0-1.5-.6-2.3-1.7-2.3-1.2 0-1.9.9-1.9 2.4V20h-3.2z',
  },
] as const

interface SocialLinksProps {
  /** Full addresses; a network without one gets a placeholder link (requirement 2.3). */
  readonly addresses?:
    Readonly<Partial<Record<(typeof NETWORKS)[number]['id'], string | null>>> | undefined
}

export function SocialLinks({ addresses = {} }: SocialLinksProps = {}) {
  return (
    <List aria-label="Social media">
      {NETWORKS.map(({ id, name, mark }) => (
        <li key={name}>
          <a {...targetOf(name, addresses[id])}>
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={mark} fill="currentColor" />
            </svg>
          </a>
        </li>
      ))}
    </List>
  )
}

const targetOf = (name: string, address: string | null | undefined) =>
  address
    ? {
        href: address,
        target: '_blank',
        rel: 'noopener',
        'aria-label': `${name} (opens in a new tab)`,
      }
    : {
        href: '#',
        'aria-label': `${name} (no account yet)`,
        'aria-disabled': true,
        // It leads nowhere, not even to the top of the page.
        onClick: (event: MouseEvent) => event.preventDefault(),
      }

const List = styled.ul`
  display: flex;
  gap: 8px;

  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid var(--line);
    border-radius: 50%;
    transition: background-color var(--fast) var(--ease);
  }
  a[aria-disabled] {
    opacity: 0.7;
    border-style: dashed;
  }
  a:hover {
    background: color-mix(in srgb, var(--on-deep) 12%, transparent);
  }
`
