import styled from '@emotion/styled'
import { Section } from 'shared-ui'

/** Parts of the home page are close together, so that it needs few screens. */
export const HomeSection = styled(Section)`
  padding-block: clamp(20px, 2.4vw, 36px);
`

/** A heading, and a link to the full list. */
export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 16px;
  margin-block-end: 12px;

  p + h2 {
    margin-block-start: 6px;
  }

  /* Heading and way stand in one line also there, but for large text. */
  @media (max-width: 47.99em) {
    > :first-child {
      flex: 1 1 10rem;
    }
    > a {
      flex: none;
    }
    h2 {
      font-size: 1.625rem;
    }
    p {
      flex-wrap: wrap;
      gap: 4px 12px;
      text-wrap: balance;
    }
    p::before {
      display: none;
    }
  }
`
