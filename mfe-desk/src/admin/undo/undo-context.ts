import { createContext, use } from 'react'

/** A change that can be undone. */
export interface Undoable {
  /** In words, such as `3 stories are published`. */
  readonly text: string
  readonly undo: () => Promise<void>
}

export interface UndoContext {
  /** The last change that can be undone, with its part, named by the path of its calls. */
  readonly offered: { readonly part: string; readonly done: Undoable } | null
  readonly offer: (part: string, done: Undoable) => void
  /** Takes this offer away, unless a later one stands in its place. */
  readonly withdraw: (done: Undoable) => void
}

export const UndoContext = createContext<UndoContext | null>(null)

/** @throws Error outside the signed-in desk. */
export function useUndo(): UndoContext {
  const undo = use(UndoContext)
  if (!undo) throw new Error('useUndo was called outside the desk')
  return undo
}
