import styled from '@emotion/styled'

/** A named group of fields. */
export const Group = styled.div`
  display: grid;
  gap: 10px;
  width: 100%;
  align-content: start;

  > strong {
    font-size: var(--text-s);
  }
  > [data-error] {
    font-size: var(--text-s);
    color: var(--down);
  }
`
