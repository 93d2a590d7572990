import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { SUBSIDIARY_LABELS, type SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { useHost } from 'shared-contracts/host'
import { GroupMark } from 'shared-ui'

/** The group's logo and name, with the subsidiary's name below. Links to the group's home page. */
export function Brand({
  slug,
  onClick,
}: {
  readonly slug: SubsidiarySlug
  readonly onClick?: () => void
}) {
  return (
    <Home href={useHost().basePath || '/'} onClick={onClick}>
      <GroupMark />
      <span>
        {COMPANY.name}
        <small>{SUBSIDIARY_LABELS[slug]}</small>
      </span>
    </Home>
  )
}

const Home = styled.a`
  min-width: 0;
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font: 620 1.2rem / 1.1 var(--font-display);
  letter-spacing: -0.01em;
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
