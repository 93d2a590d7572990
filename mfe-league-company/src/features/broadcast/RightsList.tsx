import styled from '@emotion/styled'
import { Muted, Subtitle, Reveal } from 'shared-ui'
import type { BroadcastRight } from '../../data/broadcast.ts'

/** The broadcast rights on offer. */
export function RightsList({ rights }: { readonly rights: readonly BroadcastRight[] }) {
  return (
    <List aria-label="Rights on offer">
      {rights.map(({ title, description }) => (
        <li key={title}>
          <Right>
            <Subtitle>{title}</Subtitle>
            <Muted>{description}</Muted>
          </Right>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  column-gap: clamp(32px, 6vw, 96px);
  grid-template-columns: 1fr 1fr;

  li {
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
  @media (max-width: 43.69em) {
    grid-template-columns: 1fr;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`

const Right = styled(Reveal)`
  display: grid;
  gap: 8px;
  padding-block: 28px;
`
