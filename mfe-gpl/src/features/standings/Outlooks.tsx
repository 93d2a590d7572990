import styled from '@emotion/styled'
import type { Zone } from 'shared-contracts/league/rules'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { Link } from 'shared-contracts/router'
import { Muted } from 'shared-ui'
import { teamAddress } from '../../site/league-addresses.ts'
import { outlookWords } from './outlook-words.ts'

interface OutlooksProps {
  readonly standings: readonly StandingResponse[]
  readonly zones: readonly Zone[]
}

/** The places that each club can still reach, with the reasons; renders nothing if the table has no outlook. */
export function Outlooks({ standings, zones }: OutlooksProps) {
  const clubs = outlookWords(standings, zones)
  if (clubs.length === 0) return null
  return (
    <Details>
      <summary>What each club still can reach</summary>
      <Muted>
        Computed exactly from the points and the matches that are left. Clubs that end level may
        stand in either order, because goals have no bound.
      </Muted>
      <dl>
        {clubs.map(({ club, range, sentences }) => (
          <div key={club.slug}>
            <dt>
              <Link to={teamAddress(club.slug)} translate="no">
                {club.name}
              </Link>
              , {range}
            </dt>
            {sentences.length === 0 && <dd>Nothing is decided yet.</dd>}
            {sentences.map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Details>
  )
}

const Details = styled.details`
  margin-block-start: 16px;
  padding: 4px 16px;
  background: var(--surface-raised);

  summary {
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr));
    gap: 12px 24px;
    margin-block: 12px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
`
