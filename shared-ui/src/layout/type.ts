import styled from '@emotion/styled'

/** The only heading of a hero. Set another level with `as`. */
export const HeroTitle = styled.h1`
  font: var(--display-weight) var(--text-hero) / var(--display-leading) var(--font-display);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
  text-wrap: balance;
`

/** Heading of a page without a hero. */
export const PageTitle = styled(HeroTitle)`
  font-size: var(--text-3xl);
`

/** Heading of a section. */
export const Title = styled.h2`
  font: var(--display-weight) var(--text-2xl) / 1.12 var(--font-display);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
  text-wrap: balance;
`

/** Heading of a card or a part of a section. */
export const Subtitle = styled.h3`
  font: var(--display-weight) var(--text-l) / 1.25 var(--font-display);
  text-transform: var(--display-case);
  text-wrap: balance;
`

/** Small line above a heading that names the kind of content. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font: 600 var(--text-xs) / 1.4 var(--font-text);
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: var(--accent);

  &::before {
    content: '';
    flex: none;
    width: 28px;
    height: 2px;
    background: currentColor;
  }
`

/** First paragraph below a heading. */
export const Lead = styled.p`
  max-width: 60ch;
  font-size: var(--text-l);
  line-height: 1.5;
  color: var(--text-muted);
  text-wrap: pretty;
`

export const Muted = styled.p`
  max-width: 68ch;
  color: var(--text-muted);
`

/** A large number, such as a counter's. */
export const Figure = styled.span`
  font: var(--display-weight) var(--text-3xl) / 1 var(--font-display);
  font-variant-numeric: lining-nums tabular-nums;
`

/** A short label: a category, a status. `data-tone` colours it. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  width: fit-content;
  padding: 3px 10px;
  font: 600 var(--text-xs) / 1.5 var(--font-text);
  letter-spacing: 0.04em;
  border-radius: var(--radius-s);
  color: var(--text);
  background: color-mix(in srgb, var(--text) 9%, transparent);

  &[data-tone='brand'] {
    color: var(--on-brand);
    background: var(--brand);
  }
  &[data-tone='live'] {
    color: var(--on-live);
    background: var(--live);
  }
  &[data-tone='accent'] {
    color: #16130e;
    background: var(--accent-tint);
  }
  @media print {
    && {
      color: inherit;
      background: none;
      border: 1px solid;
    }
  }
`
