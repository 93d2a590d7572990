import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'

/** Shows that the stories are limited to a topic, and links back to all of them; also works without scripts. */
export function ChosenTopic({ topic }: { readonly topic: string }) {
  return (
    <Line>
      Stories about <strong>{topic}</strong>
      <Link to="/news">All stories</Link>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  margin-block-start: 16px;
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline-start: 8px;
  }
`
