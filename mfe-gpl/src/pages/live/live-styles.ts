import styled from '@emotion/styled'

/** The video, and beside it on wide screens what is said of the match. */
export const Columns = styled.div`
  display: grid;
  gap: 24px;

  > * {
    min-width: 0;
  }
  @media (min-width: 62.5em) {
    grid-template-columns: minmax(0, 2.2fr) minmax(280px, 1fr);
  }
`
