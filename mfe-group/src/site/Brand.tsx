import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { Link } from 'shared-contracts/router'
import { GroupMark } from 'shared-ui'

/** The group's name with its logo. Links to the home page. */
export function Brand({ onClick }: { readonly onClick?: () => void }) {
  return (
    <Home to="/" onClick={onClick} aria-label={`${COMPANY.name} home`}>
      <GroupMark />
      {COMPANY.name}
    </Home>
  )
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font: 620 1.3rem / 1 var(--font-display);
  letter-spacing: -0.01em;
  min-width: 0;
  text-decoration: none;
`
