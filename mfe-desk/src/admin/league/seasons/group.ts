import styled from '@emotion/styled'

/** Fields that belong together, under a name. */
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
