import styled from '@emotion/styled'

export const NewsCardBox = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  overflow-wrap: anywhere;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > picture > img,
  > img {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
  > div {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 24px;
  }
  /* On a phone words come first: they stand at once, and the picture may take its time below them. */
  @media (max-width: 40em) {
    > picture,
    > img {
      order: 1;
    }
  }
  time {
    font-size: var(--text-s);
    color: var(--accent);
  }
  p {
    color: var(--text-muted);
  }
`

/** At the bottom of every card, whatever the length of the text above. */
export const ReadMore = styled.div`
  margin-block-start: auto;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`
