import { useState } from 'react'
import { useSearchParams } from 'shared-contracts/router'
import type { DeskRecord } from '../data/data-provider.ts'

export interface Chosen {
  /** The chosen records of this page, as the list has them now. */
  readonly records: readonly DeskRecord[]
  readonly isChosen: (record: DeskRecord) => boolean
  readonly toggle: (record: DeskRecord) => void
  readonly isAll: boolean
  readonly toggleAll: () => void
  /** Chooses these records and no others. */
  readonly choose: (records: readonly DeskRecord[]) => void
}

/** Selection on one page of a list. Another page, order or filter clears it, so that nothing unseen is selected. */
export function useChosen(page: readonly DeskRecord[]): Chosen {
  const [params] = useSearchParams()
  const view = params.toString()
  const [choice, setChoice] = useState<{ of: string; ids: readonly DeskRecord['id'][] }>({
    of: view,
    ids: [],
  })
  const ids = choice.of === view ? choice.ids : []
  const set = (next: readonly DeskRecord['id'][]) => setChoice({ of: view, ids: next })
  const records = page.filter(({ id }) => ids.includes(id))
  const isAll = page.length > 0 && records.length === page.length
  return {
    records,
    isChosen: ({ id }) => ids.includes(id),
    toggle: ({ id }) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    isAll,
    toggleAll: () => set(isAll ? [] : page.map(({ id }) => id)),
    // Not on a page that was opened since.
    choose: (next) =>
      setChoice((now) => (now.of === view ? { of: view, ids: next.map(({ id }) => id) } : now)),
  }
}
