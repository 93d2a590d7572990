import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { DeskSeason } from 'shared-contracts/league/desk-season'
import { useNavigate } from 'shared-contracts/router'
import { isConflict } from '../../../desk-api/desk-api.ts'
import { UnsavedGuard } from '../../screen/UnsavedGuard.tsx'
import { LeagueScreen, Loaded } from '../LeagueScreen.tsx'
import { useLeagueQuery, useLeagueWrites } from '../use-league.ts'
import { draftOfDesk, type SeasonDraft } from './season-draft.ts'
import { SeasonConflict } from './SeasonConflict.tsx'
import { SeasonForm } from './SeasonForm.tsx'
import { useAllClubs } from './use-all-clubs.ts'
import { useSeasonForm } from './use-season-form.ts'

export function EditSeasonScreen() {
  const { season = '' } = useParams()
  const query = useLeagueQuery(`seasons/${season}`, DeskSeason)
  return (
    <Loaded query={query} what="The season" title="Change season">
      {(loaded) => <Form key={season} season={loaded} />}
    </Loaded>
  )
}

function Form({ season }: { readonly season: DeskSeason }) {
  const { write } = useLeagueWrites()
  const navigate = useNavigate()
  const clubs = useAllClubs()
  /** The season as it was when typing began; a save is a change of this version. */
  const [from, setFrom] = useState(season)
  const [initial] = useState(() => draftOfDesk(season))
  const [hasConflict, setHasConflict] = useState(false)
  const path = `seasons/${season.address}`
  const form = useSeasonForm(initial, async (body) => {
    try {
      const { revision: typedFrom } = from
      const done = `${body.name} is saved`
      await write({ path, method: 'PUT', typedFrom, body, done }, DeskSeason)
    } catch (error) {
      if (isConflict(error)) setHasConflict(true)
      throw error
    }
  })
  // In an effect: by then the form knows that nothing is unsaved any more.
  useEffect(() => {
    if (form.isSaved) void navigate(`/${path}`)
  }, [form.isSaved, navigate, path])
  const goOn = (draft: SeasonDraft) => {
    form.change(draft)
    setFrom(season)
    setHasConflict(false)
  }
  return (
    <LeagueScreen title={`Change ${season.name}`}>
      {hasConflict && season.revision !== from.revision && (
        <SeasonConflict
          before={draftOfDesk(from)}
          mine={form.draft}
          theirs={draftOfDesk(season)}
          onDecided={goOn}
        />
      )}
      <SeasonForm
        isNew={false}
        value={form.draft}
        errors={form.errors}
        isBusy={form.isBusy}
        competitions={[]}
        clubs={clubs}
        known={initial.clubs}
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
