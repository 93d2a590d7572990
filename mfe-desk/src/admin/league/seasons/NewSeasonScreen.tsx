import { useEffect, useState } from 'react'
import { CompetitionResponse } from 'shared-contracts/league/competition'
import { DeskSeason } from 'shared-contracts/league/desk-season'
import { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { useNavigate } from 'shared-contracts/router'
import { Muted } from 'shared-ui'
import * as v from 'valibot'
import { UnsavedGuard } from '../../screen/UnsavedGuard.tsx'
import { LeagueScreen, Loaded } from '../LeagueScreen.tsx'
import { useLeagueWrites, usePublicQuery } from '../use-league.ts'
import { draftOf, seasonAfter } from './season-draft.ts'
import { SeasonForm } from './SeasonForm.tsx'
import { useAllClubs } from './use-all-clubs.ts'
import { useSeasonForm } from './use-season-form.ts'

const TITLE = 'New season'

/** Starts a new season with the rules and clubs of the newest one, so that little is left to type. */
export function NewSeasonScreen() {
  const seasons = usePublicQuery('seasons', v.array(SeasonSummary))
  return (
    <Loaded query={seasons} what="The seasons" title={TITLE}>
      {([newest]) => (newest ? <After newest={newest} /> : <Form previous={null} />)}
    </Loaded>
  )
}

function After({ newest }: { readonly newest: SeasonSummary }) {
  // Keeps the first value: once the new season is saved, it is the newest itself.
  const [{ slug, competition }] = useState(newest)
  const previous = usePublicQuery(`seasons/${competition.slug}~${slug}`, SeasonResponse)
  return (
    <Loaded query={previous} what="The season before" title={TITLE}>
      {(season) => <Form previous={season} />}
    </Loaded>
  )
}

function Form({ previous }: { readonly previous: SeasonResponse | null }) {
  const { write } = useLeagueWrites()
  const navigate = useNavigate()
  const competitions = usePublicQuery('competitions', v.array(CompetitionResponse))
  const clubs = useAllClubs()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [initial] = useState(() => seasonAfter(previous, today))
  const [created, setCreated] = useState<DeskSeason | null>(null)
  const form = useSeasonForm(initial, async (body) => {
    const done = `${body.name} is made`
    setCreated(await write({ path: 'seasons', body, done }, DeskSeason))
  })
  // In an effect: by then the form knows that nothing is unsaved any more.
  useEffect(() => {
    if (created) void navigate(`/seasons/${created.address}`, { replace: true })
  }, [created, navigate])
  return (
    <LeagueScreen title={TITLE}>
      {previous && (
        <Muted>
          Rules, clubs, managers and grounds are those of {previous.name}. Change what is different.
        </Muted>
      )}
      <SeasonForm
        isNew
        value={form.draft}
        errors={form.errors}
        isBusy={form.isBusy}
        competitions={competitions.data ?? []}
        clubs={clubs}
        known={previous ? draftOf(previous).clubs : []}
        onChange={form.change}
        onSubmit={(event) => {
          event.preventDefault()
          void form.save()
        }}
      />
      <UnsavedGuard isDirty={form.isDirty} onSave={form.save} />
    </LeagueScreen>
  )
}
