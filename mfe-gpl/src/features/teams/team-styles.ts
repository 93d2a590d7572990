import styled from '@emotion/styled'

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 14px;
  height: 100%;
  padding: 20px;
  background: var(--surface-raised);

  header {
    display: flex;
    align-items: center;
    gap: 14px;
  }
  h3 {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font: 800 1.75rem/1 var(--font-display);
    text-transform: uppercase;
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  font-size: var(--text-s);

  dt {
    color: var(--text-muted);
  }
`

/** Cards side by side, or stacked in the list view. */
export const TeamGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20.625rem), 1fr));
  gap: 16px;

  &[data-view='list'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 48em) {
    &[data-view='list'] dl {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 10px;
    }
    &[data-view='list'] dd {
      margin-inline-end: 24px;
    }
  }
`
