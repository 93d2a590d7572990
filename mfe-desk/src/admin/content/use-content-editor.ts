import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatLocalTime } from 'shared-contracts/format/dates'
import * as v from 'valibot'
import { focusFirstInvalid } from '../../focus/focus-first-invalid.ts'
import { DeskError, reasonOf } from '../../desk-api/desk-api.ts'
import { DeskRecord } from '../data/data-provider.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import { textOf } from '../text-of.ts'
import type { ContentPart } from './content-part.ts'
import {
  checkValues,
  hasDifferences,
  merged,
  savedValues,
  valuesOf,
  type ContentValues,
  type FieldErrors,
} from './content-values.ts'
import { isWithdrawn, readAfterFailure } from './read-after-failure.ts'
import { currentOf, useSend } from './use-send.ts'

/** Delay of the autosave after the last keystroke, and between attempts, in milliseconds. */
const AUTOSAVE_MS = 10_000

/** Confirmation of an action, or how to word it from the record that the API answers. */
export type Done = string | ((record: DeskRecord) => string)

/** How a record is after an action that the API refuses to do twice. */
const IS_DONE: Readonly<Record<string, (now: DeskRecord) => boolean>> = {
  unpublish: isWithdrawn,
  unschedule: ({ publishAt }) => !publishAt,
}

/** A concurrent edit: the version that somebody else saved, and what is to be saved here. */
export interface Conflict {
  readonly current: DeskRecord
  /** The typed values. Fields that nobody typed in here are as the other person saved them. */
  readonly mine: ContentValues
}

interface Edited {
  /** The record as the API has it; null for one that is not saved yet. */
  readonly record: DeskRecord | null
  readonly values: ContentValues
  /** The saved values, to which the typed ones are compared. */
  readonly saved: ContentValues
}

/**
 * State of the form of one record. A save names the revision that was read, so that it never overwrites another
 * person's change unseen; text typed while a save is under way is kept.
 *
 * @param onCreated called with a new record once it is saved.
 */
export function useContentEditor(
  content: ContentPart,
  initial: DeskRecord | null,
  onCreated: (record: DeskRecord) => void,
) {
  const { path, schema } = content
  const data = useDeskData()
  const send = useSend(content)
  const queries = useQueryClient()
  const tell = useTell()
  const [edited, setEdited] = useState<Edited>(() => {
    const values = initial ? valuesOf(schema, initial) : (content.initial ?? {})
    return { record: initial, values, saved: values }
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  /** The version of somebody else who was ahead, while the editor is asked about it. */
  const [theirs, setTheirs] = useState<DeskRecord | null>(null)
  /** Whether a save would overwrite what somebody else wrote: only the editor decides that, not the autosave. */
  const [isOvertaken, setIsOvertaken] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState('')

  /** The same state for callbacks that run between renders. */
  const latest = useRef(edited)
  const put = (next: Edited) => {
    latest.current = next
    setEdited(next)
  }

  const change = (changes: ContentValues) => {
    put({ ...latest.current, values: { ...latest.current.values, ...changes } })
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }))
  }

  /** Takes the API's response as the saved record; keeps the fields that were typed in since. */
  const take = (record: DeskRecord, sent: ContentValues) => {
    const saved = savedValues(schema, record, sent)
    put({ record, values: merged(sent, latest.current.values, saved), saved })
    setIsOvertaken(false)
    void queries.invalidateQueries({ queryKey: [path, 'getList'] })
  }

  /** Continues from the version of somebody else who was ahead. */
  const continueFrom = (record: DeskRecord, values: ContentValues) => {
    put({ record, values, saved: valuesOf(schema, record) })
    setIsOvertaken(isChanged(latest.current))
  }

  /** Asks about the version of somebody else who was ahead, unless nothing different was typed here. */
  const meet = (current: DeskRecord) => {
    const stored = valuesOf(schema, current)
    if (hasDifferences(stored, merged(latest.current.saved, latest.current.values, stored))) {
      setTheirs(current)
      setIsOvertaken(true)
      setStatus('Not saved: somebody else has changed this meanwhile. Press Save to decide')
    } else {
      continueFrom(current, stored)
      const newer = `${textOf(current['updatedBy'])} has saved a newer version. Read it first`
      tell.done(newer)
      setStatus(newer)
    }
  }

  const refuse = (title: string, error: unknown, isQuiet = false) => {
    setErrors(firstOf((error instanceof DeskError && error.refusal.fieldErrors) || {}))
    setStatus(`${title}: ${reasonOf(error)}`)
    if (isQuiet) return
    tell.failed(title, error)
    focusFirstInvalid()
  }

  /** @returns the stored record; null if it could not be saved, in which case the form shows why. */
  const store = async (isQuiet = false): Promise<DeskRecord | null> => {
    const { record, values } = latest.current
    const checked = checkValues(schema, values)
    if (!checked.isValid) {
      setErrors(checked.errors)
      setStatus(isQuiet ? 'Not saved yet: mend what is marked' : 'Mend what is marked')
      if (!isQuiet) focusFirstInvalid()
      return null
    }
    setIsBusy(true)
    try {
      const answer = await send(record, checked.values)
      take(answer, values)
      setErrors({})
      setStatus(`Saved at ${formatLocalTime(Date.now())}`)
      return answer
    } catch (error) {
      const current = record && currentOf(error, record)
      if (current) meet(current)
      else refuse('Not saved', error, isQuiet)
      return null
    } finally {
      setIsBusy(false)
    }
  }

  /** Saves the form. A new record then gets a form of its own, which says nothing of it. @returns as `store` does. */
  const save = async (): Promise<DeskRecord | null> => {
    const isNew = latest.current.record === null
    const record = await store()
    if (isNew && record) {
      tell.done('Saved')
      onCreated(record)
    }
    return record
  }

  /** Saves what was typed since the last save, if anything was. @returns as `store` does. */
  const saveChanges = async (): Promise<DeskRecord | null> =>
    isChanged(latest.current) ? store() : (latest.current.record ?? store())

  /** Saves the typed values, then performs an action on the record, such as publishing it. */
  const act = async (name: string, done: Done, body?: unknown): Promise<boolean> => {
    const isNew = latest.current.record === null
    const record = await saveChanges()
    if (!record) return false
    const finish = (now: DeskRecord) => {
      // What the action started from is what was saved; anything else was typed since.
      take(now, latest.current.saved)
      const words = typeof done === 'string' ? done : done(now)
      tell.done(words)
      setStatus(words)
      return true
    }
    setIsBusy(true)
    try {
      // The answer has the record: to read it again may fail although the action is done.
      const act = { name, revision: record.revision, body }
      return finish(v.parse(DeskRecord, await data.act(path, record.id, act)))
    } catch (error) {
      const isDone = IS_DONE[name]
      const now = isDone && (await readAfterFailure(error, data, path, record.id))
      if (now && now.revision === record.revision && isDone(now)) return finish(now)
      const current = currentOf(error, record)
      if (current) meet(current)
      else refuse('That did not work', error)
      return false
    } finally {
      setIsBusy(false)
      // Not before: the form of the new record would show it as it was without the action.
      if (isNew) onCreated(record)
    }
  }

  const { record, values } = edited
  const isDirty = isChanged(edited)
  const canAutosave = record !== null && isDirty && !isBusy && !isOvertaken
  const autosave = useEffectEvent(() => void store(true))
  useEffect(() => {
    if (!canAutosave) return undefined
    // Repeats what failed, such as without a network.
    const timer = setInterval(() => autosave(), AUTOSAVE_MS)
    return () => clearInterval(timer)
    // Each change of the text restarts the delay.
  }, [canAutosave, values])

  return {
    record,
    values,
    errors,
    isDirty,
    isBusy,
    status,
    conflict: theirs && {
      current: theirs,
      mine: merged(edited.saved, values, valuesOf(schema, theirs)),
    },
    change,
    save,
    saveChanges,
    act,
    /** Leaves the conflict undecided: the next save asks again. */
    closeConflict: () => setTheirs(null),
    /** Continues from the other person's version with the values that were decided on. */
    settle: (decided: ContentValues) => {
      if (!theirs) return
      continueFrom(theirs, decided)
      setTheirs(null)
      setStatus(isChanged(latest.current) ? 'Read it once more, then save' : '')
    },
  }
}

const isChanged = ({ values, saved }: Edited) => JSON.stringify(values) !== JSON.stringify(saved)

const firstOf = (errors: Readonly<Record<string, readonly string[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]))
