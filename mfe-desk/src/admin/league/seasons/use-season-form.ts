import { useState } from 'react'
import type { SeasonFields } from 'shared-contracts/league/desk-season'
import { focusFirstInvalid } from '../../../focus/focus-first-invalid.ts'
import { DeskError } from '../../../desk-api/desk-api.ts'
import { useTell } from '../../data/use-desk.ts'
import type { SeasonDraft } from './season-draft.ts'
import { byField, checkSeason, type SeasonErrors } from './season-fields.ts'

/** State of the form of a season, until the API has accepted it. */
export function useSeasonForm(initial: SeasonDraft, send: (fields: SeasonFields) => Promise<void>) {
  const tell = useTell()
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<SeasonErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)

  const refuse = (next: SeasonErrors) => {
    setErrors(next)
    focusFirstInvalid()
  }

  /** @returns whether the season is saved. */
  const save = async (): Promise<boolean> => {
    const checked = checkSeason(draft)
    if (!checked.isValid) {
      refuse(checked.errors)
      return false
    }
    setErrors({})
    setIsBusy(true)
    try {
      await send(checked.fields)
      setIsSaved(true)
      return true
    } catch (error) {
      refuse(error instanceof DeskError ? byField(error.refusal.fieldErrors ?? {}) : {})
      tell.failed('Not saved', error)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return {
    draft,
    errors,
    isBusy,
    isSaved,
    isDirty: !isSaved && JSON.stringify(draft) !== JSON.stringify(initial),
    change: setDraft,
    save,
  }
}
