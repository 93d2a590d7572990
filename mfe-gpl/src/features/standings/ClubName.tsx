import type { ReactNode } from 'react'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { Link } from 'shared-contracts/router'
import { Tag } from 'shared-ui'
import { teamAddress } from '../../site/league-addresses.ts'
import { Crest } from '../crest/Crest.tsx'
import { ClubCell } from './table-styles.ts'

interface ClubNameProps {
  readonly row: Pick<StandingResponse, 'club' | 'isInPlay'>
  readonly children?: ReactNode
}

/** The club of a row, marked if the row includes its match in play. */
export function ClubName({ row: { club, isInPlay }, children }: ClubNameProps) {
  return (
    <ClubCell>
      <Crest team={club.name} size={26} />
      <Link to={teamAddress(club.slug)} translate="no">
        {club.name}
      </Link>
      {isInPlay && <Tag data-tone="live">on</Tag>}
      {children}
    </ClubCell>
  )
}
