import styled from '@emotion/styled'
import {
  HEADER_HEIGHT,
  HERO_PICTURE_HEIGHT,
  HERO_STACKED,
  HERO_TITLE_SIZE,
  HERO_WORDS_WIDTH,
} from 'shared-ui'

/** The whole first screen below the header, with the subsidiary's cloth at its lower edge. */
export const HeroBand = styled.section`
  position: relative;
  isolation: isolate;
  overflow: clip;
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: calc(100svh - ${HEADER_HEIGHT} - var(--family-bar));
  /* The picture's place is coloured before it arrives. */
  background: radial-gradient(
      90% 120% at 85% 20%,
      color-mix(in srgb, var(--accent-mid) 30%, transparent),
      transparent 70%
    )
    var(--deep);
`

export const HeroText = styled.div`
  display: grid;
  gap: 20px;
  align-content: center;
  overflow-wrap: anywhere;
  width: 100%;
  max-width: var(--page);
  margin-inline: auto;
  padding: clamp(40px, 8svh, 96px) clamp(20px, 4vw, 48px);

  > * {
    max-width: ${HERO_WORDS_WIDTH};
  }
  > h1 {
    font-size: ${HERO_TITLE_SIZE};
  }

  ${HERO_STACKED} {
    align-content: start;
    gap: 16px;
    padding-block: calc(${HERO_PICTURE_HEIGHT} + 20px) 40px;

    > * {
      max-width: 52ch;
    }
  }

  .MuiButton-outlined {
    color: var(--on-deep);
  }
`
