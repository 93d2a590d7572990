import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import * as v from 'valibot'
import { AlertData } from './alert.ts'

interface Tab {
  /** Address at which its document was opened: the page may have gone on since. */
  readonly url: string
  focus(): Promise<unknown>
  postMessage(path: string): void
}

/** The part of the worker's scope that opens pages. */
export interface Windows {
  readonly location: { readonly origin: string }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
}

/**
 * Opens the page of an alert, or focuses a tab that was opened at it and tells it to go back there.
 *
 * @param data of the notification.
 */
export async function openMatch({ clients, location }: Windows, data: unknown): Promise<void> {
  const alert = v.safeParse(AlertData, data)
  const address = new URL(alert.success ? alert.output.path : PORTAL_PREFIX, location.origin)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = windows.find(({ url }) => new URL(url).pathname === address.pathname)
  if (tab) {
    await tab.focus()
    tab.postMessage(address.pathname + address.search)
  } else await clients.openWindow(address.href)
}
