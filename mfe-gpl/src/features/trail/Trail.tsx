import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { Breadcrumbs } from 'shared-ui/structured-data'
import { PAGES } from '../../site/navigation.ts'

interface TrailProps {
  /** Path of the list page that contains the record: `/fixtures`. */
  readonly section: string
  readonly name: string
  /** Path of the record's page within the portal. */
  readonly path: string
}

/** Breadcrumbs from the home page to a record's page, for visitors and search engines. */
export function Trail({ section, name, path }: TrailProps) {
  const label = PAGES.find(({ to }) => to === section)?.label ?? section
  const between = [{ name: label, path: PORTAL_PREFIX + section }]
  return (
    <>
      <Breadcrumbs home={PORTAL_PREFIX} between={between} name={name} path={PORTAL_PREFIX + path} />
      <Steps aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to={section}>{label}</Link>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </Steps>
    </>
  )
}

const Steps = styled.nav`
  font-size: var(--text-s);

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
  }
  li + li::before {
    content: '/' / '';
    margin-inline-end: 10px;
    color: var(--text-muted);
  }
  li:last-of-type {
    color: var(--text-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
  a:hover {
    color: var(--brand);
  }
  @media print {
    display: none;
  }
`
