import { createContext, use } from 'react'
import type { Part } from 'shared-contracts/desk/roles'

/** Something that was done, and the way back. */
export interface Undoable {
  /** In words, such as `3 stories are published`. */
  readonly text: string
  readonly undo: () => Promise<void>
}

export interface UndoContext {
  /** The last thing that was done in a part and can be undone. */
  readonly offered: { readonly part: Part; readonly done: Undoable } | null
  readonly offer: (part: Part, done: Undoable) => void
  readonly withdraw: () => void
}

export const UndoContext = createContext<UndoContext | null>(null)

/** @throws Error outside the signed-in desk. */
export function useUndo(): UndoContext {
  const undo = use(UndoContext)
  if (!undo) throw new Error('useUndo was called outside the desk')
  return undo
}
