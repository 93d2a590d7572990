import * as v from 'valibot'
import { afterLoad } from '../document/after-load.ts'

/**
 * A connection that prefetching does not slow down: at least 5 Mbit/s by the browser's estimate, without data
 * saver. Browsers that do not tell count as slow.
 */
const FastConnection = v.object({
  saveData: v.literal(false),
  downlink: v.pipe(v.number(), v.minValue(5)),
})

/** Calls back once for every link that comes into view on a fast connection, after the document has loaded. */
export function watchLinksInView(onLink: (link: Element) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !v.is(FastConnection, Reflect.get(navigator, 'connection'))) continue
      observer.unobserve(target)
      onLink(target)
    }
  })
  const seen = new WeakSet<Element>()
  const { links } = document
  const follow = () => {
    for (const link of links) {
      if (!seen.has(link)) observer.observe(link)
      seen.add(link)
    }
  }
  afterLoad(() => {
    follow()
    new MutationObserver(follow).observe(document.body, { childList: true, subtree: true })
  })
}
