import styled from '@emotion/styled'

/** One narrow sheet in the middle of the page, as wide as a form of two fields needs. */
export const Sheet = styled.section`
  display: grid;
  gap: 24px;
  width: min(100% - 40px, 440px);
  margin: clamp(24px, 8vh, 96px) auto;

  form {
    display: grid;
    gap: 18px;
  }
`

/** Other ways to sign in. */
export const Ways = styled.div`
  display: grid;
  gap: 12px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
`
