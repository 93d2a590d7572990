import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'

/** The name on a card, which leads to its page: for thumbs, higher than its one line. */
export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -5px;
  }
`
