import { useEffect } from 'react'
import { CHOICE_BADGE_ID } from 'shared-contracts/site/release-choice'
import { registerServiceWorker } from 'shared-contracts/site/service-worker'
import { keepPages, loadedFiles } from './keep-pages.ts'

/** Delay before the page's files are cached, in milliseconds: by then it has loaded them. */
const DELAY_MS = 2_000

/** Caches the page on the phone, so that it opens again offline. @param path below `/desk`. */
export function useKeptPages(path: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in globalThis)) return undefined
    const keep = async () => {
      // Offline, everything is cached already or cannot be.
      if (!navigator.onLine) return
      // A release that is only being tried must not come back after the browser has left it.
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
