import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import * as v from 'valibot'

/** Members of a declarative push message that are shown here. */
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

/** Target of a notification: an address of our own site, without its origin. */
export const AlertData = v.object({ path: v.string() })
export type AlertData = v.InferOutput<typeof AlertData>

/** Notification to show. Browsers know more members than TypeScript's library does. */
export interface Alert {
  readonly title: string
  readonly options: Omit<NotificationOptions, 'data'> & {
    readonly data: AlertData
    readonly renotify?: boolean
  }
}

/** Shown for unreadable messages, because browsers end subscriptions that wake them without showing anything. */
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
      // Browsers refuse to alert again without a tag, because nothing is replaced.
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

/** Drops the origin: the site may be visited under a different one than its public one. */
function pathOf(address: string): string {
  try {
    const { pathname, search } = new URL(address)
    return pathname.startsWith('//') ? PORTAL_PREFIX : pathname + search
  } catch {
    return PORTAL_PREFIX
  }
}
