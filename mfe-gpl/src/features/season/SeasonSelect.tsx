import type { SeasonSummary } from 'shared-contracts/league/season'
import { FilterSelect } from '../filters/FilterSelect.tsx'
import { seasonAddress } from './season-address.ts'
import type { ShownSeason } from './use-shown-season.ts'

interface SeasonSelectProps {
  readonly shown: ShownSeason
  /** Receives the address of a season; empty for the current one. */
  readonly onChange: (season: string) => void
}

/** Selects a season, newest first; shows the competition's name if there are several. */
export function SeasonSelect({ shown: { asked, seasons }, onChange }: SeasonSelectProps) {
  const addresses = seasons.map((season) => seasonAddress(season, seasons))
  const hasOne = new Set(seasons.map(({ competition }) => competition.slug)).size === 1
  const labels = new Map(
    seasons.map((season, index) => [addresses[index], labelOf(season, hasOne)] as const),
  )
  const current = seasons.findIndex(({ isCurrent }) => isCurrent)
  return (
    <FilterSelect
      label="Season"
      name="season"
      unset={addresses[current]}
      value={asked}
      choices={addresses}
      labelOf={(choice) => labels.get(choice) ?? choice}
      onChange={(choice) => onChange(choice === addresses[current] ? '' : choice)}
    />
  )
}

const labelOf = ({ name, competition }: SeasonSummary, hasOne: boolean) =>
  hasOne ? name : `${name} ${competition.name}`
