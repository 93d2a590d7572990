import styled from '@emotion/styled'

/** The stories, and the sidebar. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 40px 32px;
  margin-block-start: 32px;

  @media (max-width: 62.44em) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Part = styled.section`
  & + & {
    margin-block-start: 48px;
  }
  > h2 {
    margin-block-end: 16px;
  }
`

export const Articles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20.625rem), 1fr));
  gap: 16px;

  &[data-featured] > li:first-of-type {
    grid-column: 1 / -1;
  }
`
