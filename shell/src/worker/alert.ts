import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import * as v from 'valibot'

/** A declarative push message, as far as it is shown here. */
const Message = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.string(),
    body: v.optional(v.string()),
    navigate: v.string(),
    tag: v.optional(v.string()),
    lang: v.optional(v.string()),
    icon: v.optional(v.string()),
    renotify: v.optional(v.boolean(), false),
    silent: v.optional(v.boolean(), false),
  }),
})

/** What a notification opens: an address of our own site, without its origin. */
export const AlertData = v.object({ path: v.string() })
export type AlertData = v.InferOutput<typeof AlertData>

/** What is shown. Browsers know more members than TypeScript's library does. */
export interface Alert {
  readonly title: string
  readonly options: Omit<NotificationOptions, 'data'> & {
    readonly data: AlertData
    readonly renotify?: boolean
  }
}

/** Browsers end subscriptions of whom they wake for nothing, so something is shown of what cannot be read as well. */
const UNREADABLE: Alert = {
  title: 'News of a club that you follow',
  options: { data: { path: PORTAL_PREFIX }, tag: 'news', icon: '/icons/floodlight-192.png' },
}

/** Reads a push message. */
export function alertOf(text: string): Alert {
  const notification = read(text)
  if (notification === null) return UNREADABLE
  const { title, navigate, icon, ...options } = notification
  return {
    title,
    options: {
      ...options,
      // Browsers refuse to ring again for what takes nothing's place.
      renotify: options.renotify && Boolean(options.tag),
      ...(icon !== undefined && { icon: pathOf(icon) }),
      data: { path: pathOf(navigate) },
    },
  }
}

function read(text: string) {
  try {
    const parsed = v.safeParse(Message, JSON.parse(text))
    return parsed.success ? parsed.output.notification : null
  } catch {
    return null
  }
}

/** The site may be visited under another origin than it is known by. */
function pathOf(address: string): string {
  if (!URL.canParse(address)) return PORTAL_PREFIX
  const { pathname, search } = new URL(address)
  return pathname.startsWith('//') ? PORTAL_PREFIX : pathname + search
}
