import styled from '@emotion/styled'
import { Container } from 'shared-ui'

/** Content of the head of a record's page. */
export const RecordInner = styled(Container)`
  display: grid;
  gap: 16px;
  padding-block: 12px clamp(28px, 4vw, 56px);
`

/** A record's emblem beside its name; above it on phones. */
export const RecordLine = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(16px, 3vw, 40px);

  > div {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  h1 {
    font-size: clamp(2.25rem, 1.4rem + 4vw, 5rem);
    font-weight: 900;
    overflow-wrap: anywhere;
  }

  @media (max-width: 39.94em) {
    flex-direction: column;
    align-items: flex-start;
  }
`

/** A row of marks, which wraps. */
export const RecordMarks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`

/** Columns of a page, as many as fit: a section each, or a `div` with several below each other. */
export const RecordColumns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21.25rem), 1fr));
  align-items: start;
  gap: 40px;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  > section,
  > div > section {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  /* Nothing to press on paper. */
  @media print {
    [aria-labelledby='alerts'] {
      display: none;
    }
  }
`

/** Parts of a page, stacked. */
export const RecordParts = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
`
