import styled from '@emotion/styled'

export const MapBox = styled.figure`
  overflow: hidden;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > svg {
    width: 100%;
    aspect-ratio: 16 / 10;

    /* A phone has a map of its own, one touch away. */
    @media (max-width: 39.99em) {
      display: none;
    }
  }
  figcaption {
    padding: 14px 20px;
    font-size: var(--text-s);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 10;
  border: 0;
`
