import styled from '@emotion/styled'
import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import { roundName, roundSlug, type Round } from 'shared-contracts/league/round'
import type { StandingResponse } from 'shared-contracts/league/standing'
import { Button } from 'shared-ui'
import { FilterForm } from '../../features/filters/FilterForm.tsx'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { FilterSwitch } from '../../features/filters/FilterSwitch.tsx'
import { FoldedFilters } from '../../features/filters/FoldedFilters.tsx'
import { useSaving } from '../../features/on-demand/use-saving.ts'
import { roundsInOrder } from '../../features/season/rounds-in-order.ts'
import { SeasonSelect } from '../../features/season/SeasonSelect.tsx'
import type { ShownSeason } from '../../features/season/use-shown-season.ts'
import { useShare } from '../../features/share/use-share.ts'
import { VIEWS, type TableFilters } from '../../features/standings/table-filters.ts'

interface TableControlsProps {
  readonly shown: ShownSeason
  readonly filters: TableFilters
  /** The rounds to choose from, and the chosen one. */
  readonly rounds: readonly Round[]
  readonly round: Round | undefined
  /** Whether matches are in play. */
  readonly hasLive: boolean
  /** The table to export. */
  readonly standings: readonly StandingResponse[]
  readonly onChange: (changes: Partial<TableFilters>) => void
}

const NEWEST = 'Newest'

/** Selects the table, exports and shares it. */
export function TableControls(props: TableControlsProps) {
  const { shown, filters, rounds, round, hasLive, standings, onChange } = props
  const { season } = shown
  const share = useShare()
  const choices = roundsInOrder(rounds).toReversed()
  const slugs = choices.map(roundSlug)
  const nameOf = (slug: string) => {
    const one = choices[slugs.indexOf(slug)]
    if (!one) return slug
    return one.stage === null ? `Matchday ${one.number}` : roundName(one)
  }
  const saving = useSaving()
  const save = async () => {
    const { saveTable } = await import(
      /* webpackChunkName: "save" */ '../../features/standings/save-table.ts'
    )
    saveTable(season.name, standings)
  }
  return (
    <Controls>
      {filters.view !== VIEWS[0] && <input type="hidden" name="view" value={filters.view} />}
      <FoldedFilters set={[filters.season, round, filters.live].filter(Boolean).length}>
        <SeasonSelect
          shown={shown}
          onChange={(choice) => onChange({ season: choice, round: '', live: '' })}
        />
        <FilterSelect
          label="Round"
          name="round"
          unset={NEWEST}
          value={round === undefined ? NEWEST : roundSlug(round)}
          choices={[NEWEST, ...slugs]}
          labelOf={nameOf}
          onChange={(choice) => onChange({ round: choice === NEWEST ? '' : choice, live: '' })}
        />
        {hasLive && round === undefined && (
          <FilterSwitch
            label="As it stands"
            name="live"
            value={filters.live}
            onChange={(live) => onChange({ live })}
          />
        )}
      </FoldedFilters>
      <Button
        look="outline"
        size="small"
        startIcon={<Download size={18} />}
        disabled={standings.length === 0}
        onClick={() => void saving(save)}
      >
        Export Table
      </Button>
      <Button
        look="outline"
        size="small"
        startIcon={<Share2 size={18} />}
        onClick={() => void share({ title: `GPL table ${season.name}` })}
      >
        Share
      </Button>
    </Controls>
  )
}

const Controls = styled(FilterForm)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px;
  margin-block-end: 12px;

  > div > div {
    flex: 1 1 140px;
    max-width: 220px;
  }

  /* One line: the filters' button and what can be done with the table. */
  @media (max-width: 767.98px) {
    gap: 8px;

    > button,
    > div > button {
      min-height: 44px;
      padding-inline: 10px;
      font-size: 0.875rem;
    }
    > button > span:has(> svg) {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`
