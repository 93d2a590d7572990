import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'shared-contracts/router'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { Breadcrumbs } from 'shared-ui/structured-data'
import type { CurrentPage } from './current-page.ts'

/** A link back and the name of the page or of the list that it belongs to, on every page but the home page. */
export function PageBanner({ page, isRecord }: CurrentPage) {
  return (
    <>
      {/* A record's page has its own, which end with the record. */}
      {!isRecord && (
        <Breadcrumbs home={PORTAL_PREFIX} name={page.label} path={PORTAL_PREFIX + page.to} />
      )}
      <Back to="/">
        <ArrowLeft size={20} aria-hidden="true" />
        <span>Back to Home</span>
      </Back>
      <Name>{page.label}</Name>
    </>
  )
}

const Back = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  font-size: var(--text-s);
  text-decoration: none;

  &:hover {
    color: var(--brand);
  }

  @media (max-width: 47.99em) {
    order: -1;
    margin-inline-start: -14px;
  }

  /* Beside the whole navigation there is room for the arrow, and on a phone for no more than that. */
  @media (max-width: 47.99em), (min-width: 72em) and (max-width: 84.99em) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

const appear = keyframes`
  from { opacity: 0 }
`

/** Appears while the page's heading is scrolled out of sight, so that only one of them is visible. */
const Name = styled.p`
  overflow: hidden;
  font: 800 1.125rem/1.75rem var(--font-display);
  letter-spacing: 0.04em;
  text-transform: uppercase;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: var(--brand);

  @supports (animation-timeline: scroll()) {
    animation: ${appear} linear both;
    animation-timeline: scroll(root);
    animation-range: 48px 80px;
  }
  /* There the entry of the navigation says it. */
  @media (min-width: 72em) {
    display: none;
  }
`
