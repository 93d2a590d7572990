import styled from '@emotion/styled'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'shared-contracts/router'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { Container } from 'shared-ui'
import { Breadcrumbs } from 'shared-ui/structured-data'
import type { PortalPage } from './navigation.ts'

/** Says where the visitor is, and leads back; on every page but the home page. */
export function PageBanner({ page }: { readonly page: PortalPage }) {
  return (
    <Band>
      <Breadcrumbs home={PORTAL_PREFIX} name={page.label} path={PORTAL_PREFIX + page.to} />
      <Line>
        <Link to="/">
          <ArrowLeft size={16} aria-hidden="true" />
          Back to Home
        </Link>
        <p>{page.label}</p>
      </Line>
    </Band>
  )
}

const Band = styled.div`
  background: var(--surface-raised);
  border-block-end: 1px solid var(--line);
`

const Line = styled(Container)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 44px;
  font-size: var(--text-s);

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    text-decoration: none;
  }
  a:hover {
    color: var(--brand);
  }
  p {
    padding-inline: 20px;
    font: 800 1.125rem/1.75rem var(--font-display);
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: var(--on-brand);
    background: linear-gradient(var(--brand), var(--brand));
    clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
  }
`
