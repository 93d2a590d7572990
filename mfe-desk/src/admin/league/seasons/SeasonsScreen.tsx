import { formatShortDate } from 'shared-contracts/format/dates'
import { CompetitionResponse } from 'shared-contracts/league/competition'
import { SEASON_SORTS } from 'shared-contracts/league/desk-season'
import { ButtonLink } from 'shared-ui'
import * as v from 'valibot'
import type { DeskRecord } from '../../data/data-provider.ts'
import { RecordList } from '../../list/RecordList.tsx'
import { textOf } from '../../text-of.ts'
import { LeagueScreen } from '../LeagueScreen.tsx'
import { usePublicQuery } from '../use-league.ts'

const Competition = v.object({ competition: v.object({ name: v.string() }) })

/** Whether it is the season that visitors see, or a sample that must not be mistaken for facts. */
function stateOf({ isCurrent, isSample }: DeskRecord): string {
  return [isCurrent === true && 'Current', isSample === true && 'Sample'].filter(Boolean).join(', ')
}

export function SeasonsScreen() {
  const competitions = usePublicQuery('competitions', v.array(CompetitionResponse))
  return (
    <LeagueScreen
      title="Seasons"
      actions={
        <>
          <ButtonLink to="/seasons/new">New season</ButtonLink>
          <ButtonLink look="outline" to="/seasons/import">
            Import
          </ButtonLink>
        </>
      }
    >
      <RecordList
        part="league/seasons"
        sorts={SEASON_SORTS}
        sort={{ field: 'startsOn', order: 'DESC' }}
        filters={[
          {
            name: 'competition',
            label: 'Competition',
            choices: (competitions.data ?? []).map(({ slug, name }) => ({
              value: slug,
              label: name,
            })),
          },
        ]}
        columns={[
          {
            source: 'name',
            label: 'Season',
            text: ({ name }) => textOf(name),
            pathOf: ({ id }) => `/seasons/${id}`,
          },
          {
            source: 'competition',
            label: 'Competition',
            text: (record) => (v.is(Competition, record) ? record.competition.name : ''),
          },
          {
            source: 'startsOn',
            label: 'Begins',
            text: ({ startsOn }) => formatShortDate(textOf(startsOn)),
          },
          {
            source: 'clubCount',
            label: 'Clubs',
            text: ({ clubCount }) => textOf(clubCount),
          },
          {
            source: 'results',
            label: 'Results',
            text: ({ results, matches }) => `${textOf(results)} of ${textOf(matches)}`,
          },
          { source: 'isCurrent', label: 'Shown', text: stateOf },
        ]}
        empty={{
          title: 'No seasons yet',
          hint: '“New season” makes the first one; “Import” makes one from a file.',
        }}
      />
    </LeagueScreen>
  )
}
