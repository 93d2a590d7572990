import styled from '@emotion/styled'
import { Container, Section, Subtitle, VisuallyHidden } from 'shared-ui'
import { SHOP_CLAIMS } from './promotion.ts'

export function ShopClaims() {
  return (
    <Section data-ground="sunk" aria-labelledby="claims">
      <Container>
        <VisuallyHidden as="h2" id="claims">
          What the shop promises
        </VisuallyHidden>
        <Claims>
          {SHOP_CLAIMS.map(({ title, text }) => (
            <li key={title}>
              <Subtitle>{title}</Subtitle>
              <p>{text}</p>
            </li>
          ))}
        </Claims>
      </Container>
    </Section>
  )
}

const Claims = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: 24px;

  li {
    padding-inline-start: 20px;
    border-inline-start: 4px solid var(--brand);
  }
`
