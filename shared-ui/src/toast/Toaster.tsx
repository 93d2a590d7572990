import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef } from 'react'
import type { Toast, ToastStore } from 'shared-contracts/host'
import { useStore } from 'zustand'
import { Close, Note, NoteText, NoteTitle, Place } from './toast-styles.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

/** Shows the open toast of a store. The host renders it once, in a theme, above the remote. */
export function Toaster({ toasts: store }: { readonly toasts: ToastStore }) {
  const toast = useStore(store, ({ toasts }) => toasts.find(({ isOpen }) => isOpen))
  const dismiss = useStore(store, (state) => state.dismiss)
  const { placeProps, returnFocus } = useReturnedFocus()
  const note = toast && (
    <ToastNote
      key={toast.id}
      toast={toast}
      onClose={() => dismiss(toast.id)}
      returnFocus={returnFocus}
    />
  )
  const isAlert = toast?.variant === 'destructive'
  // A status is read aloud only if its element existed before; an alert is read aloud whenever it appears.
  return (
    <Place {...placeProps}>
      <div role="status">{!isAlert && note}</div>
      {isAlert && <div role="alert">{note}</div>}
    </Place>
  )
}

interface ToastNoteProps {
  readonly toast: Toast
  readonly onClose: () => void
  /** Called when the note goes while it has the focus. */
  readonly returnFocus: () => void
}

function ToastNote({ toast, onClose, returnFocus }: ToastNoteProps) {
  const close = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = close.current
    return () => {
      if (button === document.activeElement) returnFocus()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the note goes; every function does the same
  }, [])
  return (
    <Note data-variant={toast.variant}>
      <div>
        <NoteTitle>{toast.title}</NoteTitle>
        {toast.description && <NoteText>{toast.description}</NoteText>}
      </div>
      <Close ref={close} type="button" aria-label="Close" onClick={onClose}>
        <X size={18} />
      </Close>
    </Note>
  )
}
