import styled from '@emotion/styled'
import { Muted, Subtitle } from 'shared-ui'
import type { Standing } from '../../league/standing.ts'
import { ZONES } from '../../data/zones.ts'

/** What the places of the table earn, and who holds them now. */
export function ZoneCards({ standings }: { readonly standings: readonly Standing[] }) {
  return (
    <Cards>
      {ZONES.map(({ zone, name, places, holds }) => (
        <li key={zone} id={zone} data-zone={zone}>
          <Subtitle as="h2">{name}</Subtitle>
          <Muted>{places}</Muted>
          <p>
            {standings
              .filter(({ position }) => holds(position, standings.length))
              .map((row) => row.name)
              .join(', ')}
          </p>
        </li>
      ))}
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 16px;
  margin-block-start: 32px;

  @media print {
    grid-template-columns: repeat(3, 1fr);
    margin-block-start: 12px;
    font-size: 0.9rem;

    && li {
      padding: 2px 12px;
    }
  }

  li {
    display: grid;
    gap: 4px;
    padding: 20px;
    /* Clear of the banner below the header, for which the page's own scroll padding is too little. */
    scroll-margin-top: 32px;
    break-inside: avoid;
    background: var(--surface-raised);
    border-inline-start: 5px solid var(--brand);
  }
  [data-zone='confederation'] {
    border-inline-start-color: #2b98c9;
  }
  [data-zone='relegation'] {
    border-inline-start-color: var(--down);
  }
`
