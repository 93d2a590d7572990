import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getJson, useHost } from 'shared-contracts/host'
import { listOf } from 'shared-contracts/desk/list'
import { Edit, Removed, written } from 'shared-contracts/league/desk-edit'
import * as v from 'valibot'
import { DeskError, isConflict, type CallDesk, type CallOptions } from '../../desk-api/desk-api.ts'
import { useSession } from '../../session/session-context.ts'
import { useUndo } from '../undo/undo-context.ts'

/** The league's part of the desk, for undo offers, query keys and API paths. */
export const LEAGUE = 'league'

/** Queries the league's desk API. @param path below `/api/desk/league/`. */
export function useLeagueQuery<const Answer extends v.GenericSchema>(path: string, answer: Answer) {
  const { call } = useSession()
  return useQuery({
    queryKey: [LEAGUE, path],
    queryFn: async ({ signal }) => v.parse(answer, await call(`${LEAGUE}/${path}`, { signal })),
  })
}

/** Queries the league's public API, which visitors read. @param path below `/api/league/`. */
export function usePublicQuery<const Answer extends v.GenericSchema>(
  path: string,
  answer: Answer,
  isEnabled = true,
) {
  return useQuery({
    queryKey: [LEAGUE, 'public', path],
    enabled: isEnabled,
    queryFn: async ({ signal }) =>
      v.parse(answer, await getJson(`/api/league/${path}`, { signal })),
  })
}

/** The newest edits, among which one is looked for that was made a moment ago. */
const NEWEST = `${LEAGUE}/edits?perPage=100`

/** Returns the record as it is now, if a write was refused because it has changed; null otherwise. */
export function currentIn<const Answer extends v.GenericSchema>(
  failure: unknown,
  answer: Answer,
): v.InferOutput<Answer> | null {
  const { current } = failure instanceof DeskError ? failure.refusal : {}
  const read = v.safeParse(answer, current)
  return read.success ? read.output : null
}

/** A write: its path below `/api/desk/league/`, and the confirmation, such as `Round 3 is saved`. */
export interface LeagueWrite extends Omit<CallOptions, 'signal' | 'file'> {
  readonly path: string
  readonly done: string
}

/** Where a write makes a record, and whether the one that is there is as it was sent: its answer may be lost. */
interface Made<Record> {
  readonly path: string
  readonly isSame: (record: Record) => boolean
}

/** Writes to the league. Every write can be undone from the notice that confirms it. */
export function useLeagueWrites() {
  const { call } = useSession()
  const { offer } = useUndo()
  const { queryClient: siteQueries } = useHost()
  const queries = useQueryClient()

  const refresh = useCallback(async () => {
    // People who go on to the site see the change.
    void siteQueries.invalidateQueries({ refetchType: 'all' })
    await queries.invalidateQueries()
  }, [queries, siteQueries])

  /** Calls for a change. One that was refused may be based on old data: pressed again, it starts from what is there. */
  const change: CallDesk = useCallback(
    async (path, options) => {
      try {
        return await call(path, options)
      } catch (failure) {
        if (isConflict(failure)) await refresh()
        throw failure
      }
    },
    [call, refresh],
  )

  /** Undoes an edit, unless that is done already and its answer was lost. @returns the edit that undid it. */
  const takeBack = useCallback(
    async (edit: number): Promise<number | null> => {
      try {
        const answer = await change(`${LEAGUE}/edits/${edit}/undo`, { method: 'POST' })
        await refresh()
        return v.parse(Removed, answer).edit
      } catch (failure) {
        if (!isConflict(failure)) throw failure
        const { items } = v.parse(listOf(Edit), await call(NEWEST))
        const undoneBy = items.find(({ id }) => id === edit)?.undoneBy ?? null
        if (undoneBy === null) throw failure
        return undoneBy
      }
    },
    [call, change, refresh],
  )

  const offerUndo = useCallback(
    (text: string, edit: number | null) => {
      if (edit === null) return
      offer(LEAGUE, { text, undo: async () => void (await takeBack(edit)) })
    },
    [offer, takeBack],
  )

  /** @returns the current record. @throws DeskError if the write is refused, and its record is not made already. */
  const write = useCallback(
    async <const Answer extends v.GenericSchema>(
      {
        path,
        done,
        method = 'POST',
        made,
        ...options
      }: LeagueWrite & { readonly made?: Made<v.InferOutput<Answer>> },
      answer: Answer,
    ): Promise<v.InferOutput<Answer>> => {
      const attempt = async () =>
        v.parse(written(answer), await change(`${LEAGUE}/${path}`, { method, ...options })) as {
          edit: number | null
          record: v.InferOutput<Answer>
        }
      const { edit, record } = await attempt().catch(async (failure: unknown) => {
        const there = made && (await call(`${LEAGUE}/${made.path}`).catch(() => undefined))
        const read = v.safeParse(answer, there)
        if (!made || !read.success || !made.isSame(read.output)) throw failure
        return { edit: null, record: read.output }
      })
      await refresh()
      offerUndo(done, edit)
      return record
    },
    [call, change, offerUndo, refresh],
  )

  /** Deletes a record. @throws DeskError if that is refused. */
  const remove = useCallback(
    async (path: string, revision: number, done: string) => {
      const answer = await change(`${LEAGUE}/${path}`, { method: 'DELETE', revision })
      await refresh()
      offerUndo(done, v.parse(Removed, answer).edit)
    },
    [change, offerUndo, refresh],
  )

  /** Undoes an edit; the undo can be undone itself. @throws DeskError if something has changed since. */
  const undo = useCallback(
    async (edit: number, done: string) => {
      offerUndo(done, await takeBack(edit))
    },
    [offerUndo, takeBack],
  )

  return { write, remove, undo }
}
