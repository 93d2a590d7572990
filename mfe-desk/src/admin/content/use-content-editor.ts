import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatLocalTime } from 'shared-contracts/format/dates'
import { DeskError, messageOf } from '../../desk-api/desk-api.ts'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import type { ContentPart } from './content-part.ts'
import { checkValues, valuesOf, type ContentValues, type FieldErrors } from './content-values.ts'

/** How long the keyboard has to rest before what was typed is saved, in milliseconds. */
const AUTOSAVE_MS = 10_000

/** Somebody else has changed the record since: their version, and what was to be saved. */
export interface Conflict {
  readonly current: DeskRecord
  readonly mine: ContentValues
}

interface Edited {
  /** The record as the API has it; null for one that is not saved yet. */
  readonly record: DeskRecord | null
  readonly values: ContentValues
  /** What the record says, by which changes are told. */
  readonly saved: ContentValues
}

/**
 * What is being written of one record. It is saved from the revision that it was read at, so that nothing of
 * anybody else is ever overwritten unseen; what is typed while a save is on its way stays.
 *
 * @param onCreated called with a new record, once it is saved.
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
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState('')
  const isDirty = JSON.stringify(edited.values) !== JSON.stringify(edited.saved)

  /** The same, for what happens between two drawings. */
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

  /** Takes what the API says now as what the record is; text that was typed since stays typed. */
  const take = useCallback(
    (record: DeskRecord, sent: ContentValues) => {
      const saved = valuesOf(schema, record)
      setEdited(({ values }) => {
        const isUntouched = JSON.stringify(values) === JSON.stringify(sent)
        const next = { record, values: isUntouched ? saved : values, saved }
        latest.current = { ...latest.current, edited: next, isDirty: !isUntouched }
        return next
      })
      void queries.invalidateQueries({ queryKey: [path, 'getList'] })
    },
    [path, queries, schema],
  )

  /** @returns the saved record; null where it could not be saved, which the form then says. */
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
          setConflict({ current: { ...refusal.current, id: record.id }, mine: values })
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

  /** Saves what is typed, then does something with the record, such as publishing it. */
  const act = async (name: string, done: string, body?: unknown): Promise<boolean> => {
    const record = isDirty || !edited.record ? await save() : edited.record
    if (!record) return false
    setIsBusy(true)
    try {
      await data.act(path, record.id, { name, revision: record.revision, body })
      const { data: now } = await data.getOne<DeskRecord & { id: number }>(path, {
        id: record.id as number,
      })
      take(now, latest.current.edited.values)
      tell.done(done)
      setStatus(done)
      return true
    } catch (error) {
      const current = error instanceof DeskError ? error.refusal.current : undefined
      if (current) {
        setConflict({ current: { ...current, id: record.id }, mine: latest.current.edited.values })
      } else tell.failed('That did not work', error)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  const { record } = edited
  const canAutosave = record !== null && isDirty && !isBusy && conflict === null
  useEffect(() => {
    if (!canAutosave) return undefined
    const timer = setTimeout(() => void save(true), AUTOSAVE_MS)
    return () => clearTimeout(timer)
    // Each change of the text starts the wait anew.
  }, [canAutosave, edited.values, save])

  return {
    record,
    values: edited.values,
    errors,
    isDirty,
    isBusy,
    status,
    conflict,
    change,
    save,
    act,
    /** Goes on from their version with the fields as they were decided. */
    settle: (values: ContentValues) => {
      if (!conflict) return
      const saved = valuesOf(schema, conflict.current)
      const next = { record: conflict.current, values, saved }
      setEdited(next)
      latest.current = { ...latest.current, edited: next, isDirty: true }
      setConflict(null)
      setStatus('Read it once more, then save')
    },
  }
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]))

/** After the messages are drawn. */
function focusFirstInvalid(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
  })
}
