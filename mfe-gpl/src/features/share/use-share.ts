import { useHost } from 'shared-contracts/host'

interface Shared {
  readonly title: string
  /** Absolute address; the page's own by default. */
  readonly url?: string
}

/** Shares an address with the device's share sheet, or copies it if there is none. */
export function useShare() {
  const { toasts } = useHost()
  return async ({ title, url = location.href }: Shared): Promise<void> => {
    const { show } = toasts.getState()
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        show({ title: 'Link copied', description: url })
      }
    } catch (reason) {
      // The visitor has closed the sheet.
      if (reason instanceof DOMException && reason.name === 'AbortError') return
      show({ title: 'The link could not be shared', description: url, variant: 'destructive' })
    }
  }
}
