import { createStore, type StoreApi } from 'zustand'

/** Tracks the section of the page that is being read. */
export interface SectionSpy {
  /** Id of the section in view; `null` above the first one. */
  readonly inView: StoreApi<string | null>
  /** Starts observing a section; a `ref` callback. */
  readonly watch: (section: Element | null) => (() => void) | undefined
}

/** A section is in view while it crosses the middle of the screen. */
const MIDDLE = '-45% 0px -54% 0px'

export function createSectionSpy(): SectionSpy {
  const inView = createStore<string | null>(() => null)
  let observer: IntersectionObserver | undefined

  const onCross = (entries: readonly IntersectionObserverEntry[]) => {
    const left = entries.some(({ isIntersecting, target }) => !isIntersecting && isCurrent(target))
    const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
    if (entered) inView.setState(entered.target.id, true)
    else if (left) inView.setState(null, true)
  }
  const isCurrent = (section: Element) => section.id === inView.getState()

  return {
    inView,
    watch: (section) => {
      // Without the observer no entry is marked, but the links still work.
      if (!section || typeof IntersectionObserver === 'undefined') return undefined
      observer ??= new IntersectionObserver(onCross, { rootMargin: MIDDLE })
      observer.observe(section)
      return () => {
        observer?.unobserve(section)
        if (isCurrent(section)) inView.setState(null, true)
      }
    },
  }
}
