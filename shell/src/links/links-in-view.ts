import * as v from 'valibot'

/**
 * A line with room for what the visitor may never ask for: 5 Mbit/s at least, by the browser's estimate, and
 * no wish to save data. A browser that does not tell counts as slow.
 */
const FastConnection = v.object({
  saveData: v.literal(false),
  downlink: v.pipe(v.number(), v.minValue(5)),
})

/** On a fast line, tells of every link that comes into view once the document has loaded, and of each once. */
export function watchLinksInView(see: (link: Element) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !v.is(FastConnection, Reflect.get(navigator, 'connection'))) continue
      observer.unobserve(target)
      see(target)
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
  window.addEventListener('load', () => {
    follow()
    new MutationObserver(follow).observe(document.body, { childList: true, subtree: true })
  })
}
