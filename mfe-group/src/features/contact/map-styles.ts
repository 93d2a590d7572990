import styled from '@emotion/styled'

export const MapBox = styled.figure`
  overflow: hidden;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  > svg {
    width: 100%;
    aspect-ratio: 16 / 10;

    /* Phones show what is around the pin: the whole would be too small to read. */
    @media (max-width: 479.98px) {
      display: block;
      width: 560px;
      max-width: none;
      height: 350px;
      margin: -14px 0 -150px calc(50% - 336px);
      clip-path: inset(14px 0 150px);
    }
  }
  figcaption {
    padding: 14px 20px;
    font-size: var(--text-s);

    @media (max-width: 29.99em) {
      padding: 10px 8px;
    }
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
