import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getJson, useHost } from 'shared-contracts/host'
import { Removed, written } from 'shared-contracts/league/desk-edit'
import { useIdempotencyKey } from 'shared-ui'
import * as v from 'valibot'
import { DeskError, isConflict, type CallOptions } from '../../desk-api/desk-api.ts'
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
export interface LeagueWrite extends Pick<CallOptions, 'method' | 'body' | 'revision'> {
  readonly path: string
  readonly done: string
  /** Instead of `revision`: that of the version to which something was typed, and not a version that was read since. */
  readonly typedFrom?: number
}

/**
 * Writes to the league. Every write can be undone from the notice that confirms it. One that is sent again after its
 * answer was lost counts once.
 */
export function useLeagueWrites() {
  const { call } = useSession()
  const { offer } = useUndo()
  const { queryClient: siteQueries, toasts } = useHost()
  const queries = useQueryClient()
  const keys = useIdempotencyKey()

  /** @param refetchType which queries are asked again at once. */
  const refresh = useCallback(
    async (refetchType: 'active' | 'none' = 'active') => {
      // People who go on to the site see the change.
      void siteQueries.invalidateQueries({ refetchType: 'all' })
      await queries.invalidateQueries({ refetchType })
    },
    [queries, siteQueries],
  )

  /** Calls for a change. One that was refused may be based on old data: pressed again, it starts from what is there. */
  const change = useCallback(
    async (
      path: string,
      { typedFrom, revision = typedFrom, ...sent }: Omit<LeagueWrite, 'path' | 'done'>,
    ): Promise<unknown> => {
      // What is typed is decided anew for another version. The rest is the same call, whatever version was read since
      // its answer was lost.
      const idempotencyKey = keys.keyFor([path, sent, typedFrom])
      try {
        const answer = await call(path, { ...sent, revision, idempotencyKey })
        keys.forget()
        // What was told to have failed is done now.
        for (const { id, variant } of toasts.getState().toasts) {
          if (variant === 'destructive') toasts.getState().dismiss(id)
        }
        return answer
      } catch (failure) {
        if (isConflict(failure)) await refresh()
        throw failure
      }
    },
    [call, keys, refresh, toasts],
  )

  /** Undoes an edit. @returns the edit that undid it. */
  const takeBack = useCallback(
    async (edit: number): Promise<number | null> => {
      const answer = await change(`${LEAGUE}/edits/${edit}/undo`, { method: 'POST' })
      await refresh()
      return v.parse(Removed, answer).edit
    },
    [change, refresh],
  )

  const offerUndo = useCallback(
    (text: string, edit: number | null) => {
      if (edit === null) return
      offer(LEAGUE, { text, undo: async () => void (await takeBack(edit)) })
    },
    [offer, takeBack],
  )

  /** @returns the current record. @throws DeskError if the write is refused. */
  const write = useCallback(
    async <const Answer extends v.GenericSchema>(
      { path, done, method = 'POST', ...options }: LeagueWrite,
      answer: Answer,
    ): Promise<v.InferOutput<Answer>> => {
      const { edit, record } = v.parse(
        written(answer),
        await change(`${LEAGUE}/${path}`, { method, ...options }),
      ) as { edit: number | null; record: v.InferOutput<Answer> }
      await refresh()
      offerUndo(done, edit)
      return record
    },
    [change, offerUndo, refresh],
  )

  /** Deletes a record, whose screen is to be left. @throws DeskError if that is refused. */
  const remove = useCallback(
    async (path: string, revision: number, done: string) => {
      const answer = await change(`${LEAGUE}/${path}`, { method: 'DELETE', revision })
      // The screen of what is deleted asks for it no more; the list that follows asks anew.
      await refresh('none')
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
