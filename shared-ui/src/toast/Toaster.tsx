import X from 'lucide-react/icons/x'
import type { Toast, ToastStore } from 'shared-contracts/host'
import { useStore } from 'zustand'
import { Close, Note, NoteText, NoteTitle, Place } from './toast-styles.ts'

/** Shows the open toast of a store. The host renders it once, in a theme, above the remote. */
export function Toaster({ toasts: store }: { readonly toasts: ToastStore }) {
  const toast = useStore(store, ({ toasts }) => toasts.find(({ isOpen }) => isOpen))
  const dismiss = useStore(store, (state) => state.dismiss)
  const note = toast && <ToastNote key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
  const isAlert = toast?.variant === 'destructive'
  // A status is read aloud only if its element existed before; an alert is read aloud whenever it appears.
  return (
    <Place>
      <div role="status">{!isAlert && note}</div>
      {isAlert && <div role="alert">{note}</div>}
    </Place>
  )
}

function ToastNote({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  return (
    <Note data-variant={toast.variant}>
      <div>
        <NoteTitle>{toast.title}</NoteTitle>
        {toast.description && <NoteText>{toast.description}</NoteText>}
      </div>
      <Close type="button" aria-label="Close" onClick={onClose}>
        <X size={18} />
      </Close>
    </Note>
  )
}
