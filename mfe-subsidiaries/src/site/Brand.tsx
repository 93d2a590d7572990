import styled from '@emotion/styled'
import { COMPANY, SUBSIDIARY_LABELS, useHost, type SubsidiarySlug } from 'shared-contracts'

/** The group's mark and name with the subsidiary's below it. Leads to the group's home page. */
export function Brand({
  slug,
  onClick,
}: {
  readonly slug: SubsidiarySlug
  readonly onClick?: () => void
}) {
  return (
    <Home href={useHost().basePath || '/'} onClick={onClick}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <path fill="var(--thread-1)" d="M0 0h36v36H0z" />
        <path fill="var(--thread-2)" d="M6 6h6v6H6zm12 0h6v6h-6zM6 24h6v6H6zm18-6h6v6h-6z" />
        <path fill="var(--thread-3)" d="M12 12h6v6h-6zm12-6h6v6h-6z" />
        <path fill="var(--thread-4)" d="M12 18h6v12h-6zm6-6h12v6H18zm6 12h6v6h-6z" />
      </svg>
      <span>
        {COMPANY.name}
        <small>{SUBSIDIARY_LABELS[slug]}</small>
      </span>
    </Home>
  )
}

const Home = styled.a`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font: 620 1.2rem / 1.1 var(--font-display);
  letter-spacing: -0.01em;
  white-space: nowrap;
  text-decoration: none;

  span {
    display: grid;
    gap: 2px;
  }
  small {
    font: 600 var(--text-xs) / 1.2 var(--font-text);
    letter-spacing: 0.02em;
    color: var(--accent);
  }
`
