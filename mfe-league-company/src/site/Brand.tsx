import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { WovenStrip } from 'shared-ui'

/** The company's mark, a piece of its cloth, and its name. */
export function Brand() {
  return (
    <Home to="/">
      <Mark>
        <WovenStrip seed="premiership" rows={6} cell={5} />
      </Mark>
      Ghana Premiership
    </Home>
  )
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  min-height: 44px;
  font: 520 1.1875rem / 1 var(--font-display);
  letter-spacing: -0.01em;
  text-decoration: none;
  min-width: 0;
`

const Mark = styled.span`
  flex: none;
  width: 30px;
  overflow: hidden;
`
