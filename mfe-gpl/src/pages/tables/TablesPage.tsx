import styled from '@emotion/styled'
import Download from 'lucide-react/icons/download'
import Share2 from 'lucide-react/icons/share-2'
import { Button, Container, Section } from 'shared-ui'
import { SEASONS } from '../../data/seasons/seasons.ts'
import { standingsOf } from '../../data/seasons/standings.ts'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { useFilters } from '../../features/filters/use-filters.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { useShare } from '../../features/share/use-share.ts'
import { FormView } from '../../features/standings/FormView.tsx'
import { SEASON_NAMES, TABLE_FILTERS, VIEWS } from '../../features/standings/table-filters.ts'
import { StandingsTable } from '../../features/standings/StandingsTable.tsx'
import { StatsView } from '../../features/standings/StatsView.tsx'
import { ZoneCards } from '../../features/standings/ZoneCards.tsx'
import { Tabs } from '../../features/tabs/Tabs.tsx'

export function TablesPage() {
  const [{ season, view }, change] = useFilters(TABLE_FILTERS)
  const share = useShare()
  const results = SEASONS.find((each) => each.season === season) ?? SEASONS[0]
  const standings = standingsOf(results)
  const played = results.scores.length
  const isOver = played === (results.clubs.length - 1) * 2
  return (
    <>
      <PageHead
        eyebrow={isOver ? `Final table, ${played} matchdays` : `After matchday ${played}`}
        title="League Table"
        lead={`${results.clubs.length} teams, ${played} matches played each, season ${season}.`}
      />
      <Section aria-label="Standings">
        <Container>
          <Controls>
            <FilterSelect
              label="Season"
              value={season}
              choices={SEASON_NAMES}
              onChange={(choice) => change({ season: choice })}
            />
            <Button
              look="outline"
              size="small"
              startIcon={<Download size={18} />}
              onClick={() => void exportTable()}
            >
              Export Table
            </Button>
            <Button
              look="outline"
              size="small"
              startIcon={<Share2 size={18} />}
              onClick={() => void share({ title: `GPL table ${season}` })}
            >
              Share
            </Button>
          </Controls>
          <Tabs label="View" tabs={VIEWS} selected={view} onSelect={(tab) => change({ view: tab })}>
            {view === 'Table' && <StandingsTable season={season} standings={standings} />}
            {view === 'Form' && <FormView season={season} standings={standings} />}
            {view === 'Stats' && <StatsView season={results} />}
          </Tabs>
          <ZoneCards standings={standings} />
        </Container>
      </Section>
    </>
  )

  async function exportTable() {
    const { saveTable } = await import('../../features/standings/save-table.ts')
    saveTable(season, standings)
  }
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px;

  > div {
    flex: 0 1 220px;
  }

  @media print {
    display: none;
  }
`
