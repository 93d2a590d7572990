import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { Muted, Subtitle, Reveal } from 'shared-ui'
import { PILLARS } from '../../data/company.ts'

export function PillarList() {
  return (
    <List aria-label="Pillars">
      {PILLARS.map(({ title, description, link, linkText }) => (
        <li key={title}>
          <Pillar>
            <Subtitle>{title}</Subtitle>
            <Muted>{description}</Muted>
            <Link to={link}>{linkText}</Link>
          </Pillar>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: 48px clamp(32px, 5vw, 72px);
  grid-template-columns: repeat(3, 1fr);
  margin-block-start: clamp(40px, 5vw, 64px);

  li {
    padding-block-start: 28px;
    border-block-start: 4px solid var(--accent);
  }
  @media (max-width: 56.19em) {
    grid-template-columns: 1fr;
  }
`

const Pillar = styled(Reveal)`
  display: grid;
  gap: 16px;
  justify-items: start;

  h3 {
    font-size: var(--text-xl);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    color: var(--accent);
  }
`
