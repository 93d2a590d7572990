import { useMemo, useState, type ReactNode } from 'react'
import { UndoContext } from './undo-context.ts'

/** Keeps the undo offer across screens: deleting a record leaves its form for the list. */
export function UndoProvider({ children }: { readonly children: ReactNode }) {
  const [offered, setOffered] = useState<UndoContext['offered']>(null)
  const context = useMemo<UndoContext>(
    () => ({
      offered,
      offer: (part, done) => setOffered({ part, done }),
      withdraw: (done) => setOffered((now) => (now?.done === done ? null : now)),
    }),
    [offered],
  )
  return <UndoContext value={context}>{children}</UndoContext>
}
