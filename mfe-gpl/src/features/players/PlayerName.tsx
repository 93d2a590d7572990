import { Link } from 'shared-contracts/router'
import { playerAddress } from '../../site/league-addresses.ts'
import type { NamedPlayer } from '../live-scores/live-match.ts'

/** A player by name, which leads to the player's page where that is known. */
export const PlayerName = ({ slug, name }: NamedPlayer) =>
  slug === null ? name : <Link to={playerAddress(slug)}>{name}</Link>
