import styled from '@emotion/styled'

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: #000;
  border-top: 3px solid var(--live);

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`

export const Screen = styled.video`
  position: relative;
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  cursor: pointer;
`

/** Labels over the video; above the poster and every clip. */
export const Marks = styled.p`
  position: absolute;
  top: 16px;
  left: 16px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  pointer-events: none;

  > :not([data-tone]) {
    color: var(--text);
    background: var(--surface);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  margin-bottom: 16px;
  padding: 8px 12px;
  background: var(--surface-raised);
`

export const Field = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: var(--text-s);

  input {
    width: clamp(90px, 14vw, 160px);
    height: 24px;
    accent-color: var(--brand);

    @media (pointer: coarse) {
      height: 44px;
    }
  }
  b {
    font-weight: 400;
    min-width: 3ch;
    font-variant-numeric: tabular-nums;
  }
  select {
    width: auto;
    min-height: 44px;
    padding-block: 0;
    font-size: var(--text-s);
    background-color: var(--surface);
  }
`
