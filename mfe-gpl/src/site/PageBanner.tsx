import styled from '@emotion/styled'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'shared-contracts/router'
import { Container } from 'shared-ui'

/** Says where the visitor is, and leads back; on every page but the home page. */
export function PageBanner({ name }: { readonly name: string }) {
  return (
    <Band>
      <Line>
        <Link to="/">
          <ArrowLeft size={16} aria-hidden="true" />
          Back to Home
        </Link>
        <p>{name}</p>
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
