import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { playerAddress } from '../../site/league-addresses.ts'
import type { NamedPlayer } from '../live-scores/live-match.ts'

/** A player's name, linked to the player's page if that is known. */
export const PlayerName = ({ slug, name }: NamedPlayer) =>
  slug === null ? (
    name
  ) : (
    <Name to={playerAddress(slug)} translate="no">
      {name}
    </Name>
  )

/** In a line of text: higher for thumbs, without moving the lines. */
const Name = styled(Link)`
  @media (pointer: coarse) {
    padding-block: 14px;
  }
`
