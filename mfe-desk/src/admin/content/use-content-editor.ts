import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatLocalTime } from 'shared-contracts/format/dates'
import { DeskError, messageOf } from '../../desk-api/desk-api.ts'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import type { ContentPart } from './content-part.ts'
import {
  checkValues,
  isSame,
  valuesOf,
  type ContentValues,
  type FieldErrors,
} from './content-values.ts'

/** Delay of the autosave after the last keystroke, in milliseconds. */
const AUTOSAVE_MS = 10_000

/** A concurrent edit: the version that somebody else saved, and the values that are typed here. */
export interface Conflict {
  readonly current: DeskRecord
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
  const queries = useQueryClient()
  const tell = useTell()
  const [edited, setEdited] = useState<Edited>(() => {
    const values = initial ? valuesOf(schema, initial) : (content.initial ?? {})
    return { record: initial, values, saved: values }
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  /** The version of somebody else who was ahead. */
  const [theirs, setTheirs] = useState<DeskRecord | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState('')
  const isDirty = JSON.stringify(edited.values) !== JSON.stringify(edited.saved)

  /** The same state for callbacks that run between renders. */
  const latest = useRef({ edited, isDirty, isBusy })
  useEffect(() => {
    latest.current = { edited, isDirty, isBusy }
  }, [edited, isDirty, isBusy])

  const change = (changes: ContentValues) => {
    setEdited((before) => ({ ...before, values: { ...before.values, ...changes } }))
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }))
  }

  /**
   * Takes the API's response as the saved record; keeps the fields that were typed in since. A field that the API
   * stored trimmed stays as it was sent: somebody may be typing after that space or line break.
   */
  const take = useCallback(
    (record: DeskRecord, sent: ContentValues) => {
      const stored = valuesOf(schema, record)
      const checked = checkValues(schema, sent)
      const trimmed = checked.isValid ? valuesOf(schema, checked.values) : sent
      const names = Object.keys(stored)
      const saved = Object.fromEntries(
        names.map((name) => [
          name,
          isSame(stored[name], trimmed[name]) ? (sent[name] ?? '') : stored[name],
        ]),
      )
      setEdited(({ values: typed }) => {
        const isTyped = (name: string) => JSON.stringify(typed[name]) !== JSON.stringify(sent[name])
        const values = Object.fromEntries(
          names.map((name) => [name, (isTyped(name) ? typed : saved)[name]]),
        )
        const next = { record, values, saved }
        latest.current = { ...latest.current, edited: next, isDirty: names.some(isTyped) }
        return next
      })
      void queries.invalidateQueries({ queryKey: [path, 'getList'] })
    },
    [path, queries, schema],
  )

  /** @returns the saved record; null if it could not be saved, in which case the form shows why. */
  const save = useCallback(
    async (isQuiet = false, values = latest.current.edited.values): Promise<DeskRecord | null> => {
      const { record } = latest.current.edited
      const checked = checkValues(schema, values)
      if (!checked.isValid) {
        if (!isQuiet) {
          setErrors(checked.errors)
          setStatus('Mend what is marked')
          focusFirstInvalid()
        }
        return null
      }
      setIsBusy(true)
      try {
        const { data: answer } = record
          ? await data.update<DeskRecord & { id: number }>(path, {
              id: record.id,
              data: { ...checked.values, revision: record.revision },
              previousData: record as DeskRecord & { id: number },
            })
          : await data.create<DeskRecord & { id: number }>(path, { data: checked.values })
        take(answer, values)
        setErrors({})
        setStatus(`Saved at ${formatLocalTime(Date.now())}`)
        if (!record) onCreated(answer)
        return answer
      } catch (error) {
        const { status: code = 0, refusal } = error instanceof DeskError ? error : {}
        if (code === 409 && refusal?.current && record)
          setTheirs({ ...refusal.current, id: record.id })
        else {
          setErrors(firstOf(refusal?.fieldErrors ?? {}))
          setStatus(`Not saved: ${messageOf(error)}`)
          if (!isQuiet) tell.failed('Not saved', error)
        }
        return null
      } finally {
        setIsBusy(false)
      }
    },
    [data, onCreated, path, schema, take, tell],
  )

  /** Saves the typed values, then performs an action on the record, such as publishing it. */
  const act = async (name: string, done: string, body?: unknown): Promise<boolean> => {
    const record = isDirty || !edited.record ? await save() : edited.record
    if (!record) return false
    setIsBusy(true)
    try {
      await data.act(path, record.id, { name, revision: record.revision, body })
      const { data: now } = await data.getOne<DeskRecord & { id: number }>(path, {
        id: record.id as number,
      })
      // What the action started from is what was saved; anything else was typed since.
      take(now, latest.current.edited.saved)
      tell.done(done)
      setStatus(done)
      return true
    } catch (error) {
      const current = error instanceof DeskError ? error.refusal.current : undefined
      if (current) setTheirs({ ...current, id: record.id })
      else tell.failed('That did not work', error)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  const { record } = edited
  const canAutosave = record !== null && isDirty && !isBusy && theirs === null
  useEffect(() => {
    if (!canAutosave) return undefined
    const timer = setTimeout(() => void save(true), AUTOSAVE_MS)
    return () => clearTimeout(timer)
    // Each change of the text restarts the delay.
  }, [canAutosave, edited.values, save])

  return {
    record,
    values: edited.values,
    errors,
    isDirty,
    isBusy,
    status,
    conflict: theirs && { current: theirs, mine: edited.values },
    change,
    save,
    act,
    /** Continues from the other person's version with the values that were decided on. */
    settle: (values: ContentValues) => {
      if (!theirs) return
      const saved = valuesOf(schema, theirs)
      const next = { record: theirs, values, saved }
      setEdited(next)
      latest.current = { ...latest.current, edited: next, isDirty: true }
      setTheirs(null)
      setStatus('Read it once more, then save')
    },
  }
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]))

/** Waits until the messages are rendered. */
function focusFirstInvalid(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
  })
}
