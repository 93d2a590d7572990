import { useEffect } from 'react'
import { CHOICE_BADGE_ID } from 'shared-contracts/site/release-choice'
import { registerServiceWorker } from 'shared-contracts/site/service-worker'
import { keepPages, loadedFiles } from './keep-pages.ts'

/** How long after the page is there its files are kept, in milliseconds: they are those of the page by then. */
const DELAY_MS = 2_000

/** Keeps the page on the phone, so that it opens again without a network. @param path below `/desk`. */
export function useKeptPages(path: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in globalThis)) return undefined
    const keep = async () => {
      // Without a network everything is there already, or nothing can be.
      if (!navigator.onLine) return
      // A release that is only tried is not to come back once the browser has left it.
      if (document.getElementById(CHOICE_BADGE_ID)) return
      try {
        await keepPages(loadedFiles())
        await registerServiceWorker()
      } catch {
        // The page works; it only cannot be opened again without a network.
      }
    }
    const timer = setTimeout(() => void keep(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [path])
}
