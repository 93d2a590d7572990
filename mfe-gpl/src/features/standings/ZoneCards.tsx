import styled from '@emotion/styled'
import type { Zone } from 'shared-contracts/league/rules'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { Link } from 'shared-contracts/router'
import { Muted, Subtitle } from 'shared-ui'
import { Fragment } from 'react'
import { teamAddress } from '../../site/league-addresses.ts'
import { placesOf } from './zone-places.ts'

interface ZoneCardsProps {
  readonly zones: readonly Zone[]
  readonly standings: readonly StandingResponse[]
}

/** The zones of the table, and the clubs that are in them now. */
export function ZoneCards({ zones, standings }: ZoneCardsProps) {
  return (
    <Cards>
      {zones.map((zone) => (
        <li key={zone.from} id={zone.kind} data-zone={zone.kind}>
          <Subtitle as="h2">{zone.name}</Subtitle>
          <Muted>{placesOf(zone, standings.length)}</Muted>
          <p>
            {standings
              .filter((row) => row.zone?.from === zone.from)
              .map(({ club }, index) => (
                <Fragment key={club.slug}>
                  {index > 0 && ', '}
                  <Link to={teamAddress(club.slug)} translate="no">
                    {club.name}
                  </Link>
                </Fragment>
              ))}
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
  a {
    color: inherit;
  }
  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  [data-zone='confederation'] {
    border-inline-start-color: #2b98c9;
  }
  [data-zone='relegation'] {
    border-inline-start-color: var(--down);
  }
`
