import { Link } from 'shared-contracts/router'
import { playerAddress } from '../../site/league-addresses.ts'
import type { NamedPlayer } from '../live-scores/live-match.ts'

/** A player's name, linked to the player's page if that is known. */
export const PlayerName = ({ slug, name }: NamedPlayer) =>
  slug === null ? name : <Link to={playerAddress(slug)}>{name}</Link>
