import { createContext, use } from 'react'

/** Something that was done, and the way back. */
export interface Undoable {
  /** In words, such as `3 stories are published`. */
  readonly text: string
  readonly undo: () => Promise<void>
}

export interface UndoContext {
  /** The last thing that was done in a part, by the path of its calls, and can be undone. */
  readonly offered: { readonly part: string; readonly done: Undoable } | null
  readonly offer: (part: string, done: Undoable) => void
  readonly withdraw: () => void
}

export const UndoContext = createContext<UndoContext | null>(null)

/** @throws Error outside the signed-in desk. */
export function useUndo(): UndoContext {
  const undo = use(UndoContext)
  if (!undo) throw new Error('useUndo was called outside the desk')
  return undo
}
