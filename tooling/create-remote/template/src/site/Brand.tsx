import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { GroupMark } from 'shared-ui'

/** The site's name with the group's mark. Links to its home page. */
export function Brand() {
  return (
    <Home to="/" aria-label="__title__ home">
      <GroupMark />
      __title__
    </Home>
  )
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 44px;
  font: var(--display-weight) var(--text-l) / 1.1 var(--font-display);
  text-decoration: none;
`
