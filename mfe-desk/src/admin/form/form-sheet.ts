import styled from '@emotion/styled'

/** A short form, as wide as its fields need. */
export const FormSheet = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  width: min(100%, 480px);

  > div {
    width: 100%;
  }
`

/** A part of a screen with a heading of its own. */
export const Part = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line);
`
