import styled from '@emotion/styled'

/** A screen that replaces a page. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: 24px;
  min-height: min(100dvh - 78px, 900px);
  max-width: var(--page);
  margin-inline: auto;
  padding: 64px clamp(20px, 4vw, 48px);
`

/** A cloth that fades out halfway. */
export const Cloth = styled.div`
  width: min(480px, 70%);
  margin-block-end: 16px;
  -webkit-mask-image: linear-gradient(90deg, #000 55%, transparent);
  mask-image: linear-gradient(90deg, #000 55%, transparent);
`

export const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  width: min(28rem, 100%);

  /* The page that it leads to searches by scripts. */
  @media (scripting: none) {
    display: none;
  }

  input {
    flex: 1 1 10rem;
    min-width: 0;
    padding-inline: 16px;
    background: var(--surface-raised);
  }
  input,
  button {
    min-height: 44px;
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
  button {
    padding-inline: 20px;
    font-weight: 600;
    background: none;
    cursor: pointer;
  }
`
