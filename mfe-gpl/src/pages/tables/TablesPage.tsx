import { Container } from 'shared-ui'
import { Head } from '../../features/page-head/Head.tsx'
import { ListSection } from '../../features/page-head/list-section.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { SeasonPart } from '../../features/season/SeasonPart.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { useShownSeason } from '../../features/season/use-shown-season.ts'
import { SeasonTables } from './SeasonTables.tsx'
import { TABLES_HEAD } from './tables-head.ts'
import { TablesSkeleton } from './TableSkeleton.tsx'

/** The tables of a season (requirement 2.13): the newest, earlier ones, and those that include matches in play. */
export function TablesPage() {
  const shown = useShownSeason()
  if (shown.data) {
    return (
      <SeasonScope season={shown.data.season}>
        <SeasonTables shown={shown.data} />
      </SeasonScope>
    )
  }
  return (
    <>
      <Head {...TABLES_HEAD} path="/tables" />
      <PageHead eyebrow="Every season" title="League Table" lead="Table, form and statistics." />
      <ListSection aria-label="Standings">
        <Container>
          <SeasonPart shown={shown} loading={<TablesSkeleton />}>
            {() => null}
          </SeasonPart>
        </Container>
      </ListSection>
    </>
  )
}
