import { CompetitionResponse } from 'shared-contracts/league/competition'
import { useSearchParams } from 'shared-contracts/router'
import { Muted } from 'shared-ui'
import * as v from 'valibot'
import { LeagueScreen, Loaded } from '../LeagueScreen.tsx'
import { usePublicQuery } from '../use-league.ts'
import { ImportForm } from './ImportForm.tsx'

/** Imports a season from a file: CSV, football.json or Football.TXT. */
export function ImportScreen() {
  const [params] = useSearchParams()
  const competitions = usePublicQuery('competitions', v.array(CompetitionResponse))
  return (
    <Loaded query={competitions} what="The competitions" title="Import">
      {(all) => (
        <LeagueScreen title="Import">
          <Muted>
            What a file would change is shown first. It is taken whole or not at all, and taking it
            again changes nothing.
          </Muted>
          <ImportForm
            // The key discards what was typed for another season.
            key={params.toString()}
            competitions={all}
            competition={params.get('competition') ?? all[0]?.slug ?? ''}
            season={params.get('season') ?? ''}
          />
        </LeagueScreen>
      )}
    </Loaded>
  )
}
