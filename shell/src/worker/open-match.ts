import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import * as v from 'valibot'
import { AlertData } from './alert.ts'

/** The part of the worker's scope that opens pages. */
export interface Windows {
  readonly location: { readonly origin: string }
  readonly clients: {
    matchAll(options: {
      type: 'window'
      includeUncontrolled: true
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
}

/**
 * Opens the page of an alert, or focuses the tab that shows it.
 *
 * @param data of the notification.
 */
export async function openMatch({ clients, location }: Windows, data: unknown): Promise<void> {
  const alert = v.safeParse(AlertData, data)
  const address = new URL(alert.success ? alert.output.path : PORTAL_PREFIX, location.origin)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => new URL(url).pathname === address.pathname)
  if (shown) await shown.focus()
  else await clients.openWindow(address.href)
}
