import type {
  NavigationBlocker,
  NavigationTarget,
  PendingNavigation,
  RemoteLocation,
  RemoteNavigator,
} from 'shared-contracts/host'

export type NavigationKind = PendingNavigation['kind']

export interface BrowserHistory extends Required<RemoteNavigator> {
  readonly location: () => RemoteLocation
  /** Called after every navigation, including the browser's back and forward. */
  readonly listen: (listener: (location: RemoteLocation, kind: NavigationKind) => void) => void
}

interface EntryState {
  readonly key: string
  readonly state: unknown
  /** Position among the entries of this tab, so that a step back can be undone. */
  readonly index: number
}

/** The only owner of the browser's history. All remotes navigate through it. */
export function createBrowserHistory(): BrowserHistory {
  let listener: (location: RemoteLocation, kind: NavigationKind) => void = () => undefined
  const blockers = new Set<NavigationBlocker>()
  let index = 0
  // An entry of the browser's own, the first one of a document or one for a typed hash, needs a key of its own.
  // With the default key it would get the scroll position of another such entry.
  const nameEntry = () => {
    if (window.history.state) return
    const entry: EntryState = { key: newKey(), state: null, index }
    window.history.replaceState(entry, '')
  }
  nameEntry()
  index = entryState(window.history.state, 0).index
  /** Set if the next history step is our own: `return` is not reported, and `released` cannot be blocked. */
  let ownStep: 'return' | 'released' | null = null

  /**
   * Whether a page holds a navigation. Once it lets go, the other blockers are asked before the navigation happens:
   * a page may have several forms with unsaved text.
   */
  const isHeld = (
    navigation: Omit<PendingNavigation, 'proceed'>,
    go: () => void,
    released: readonly NavigationBlocker[] = [],
  ): boolean =>
    [...blockers].some((blocker) => {
      if (released.includes(blocker)) return false
      const proceed = () => {
        if (!isHeld(navigation, go, [...released, blocker])) go()
      }
      return blocker({ ...navigation, proceed })
    })

  const move = (
    kind: 'push' | 'replace',
    to: NavigationTarget,
    state: unknown,
    isReleased = false,
  ) => {
    const url = resolve(to)
    const { pathname, search, hash, href } = new URL(url, window.location.href)
    const go = () => move(kind, to, state, true)
    if (!isReleased && isHeld({ kind, location: { pathname, search, hash } }, go)) return
    // As in a plain document, a link to the address itself adds no step.
    const isStep = kind === 'push' && href !== window.location.href
    if (isStep) index += 1
    const entry: EntryState = { key: newKey(), state, index }
    if (isStep) window.history.pushState(entry, '', url)
    else window.history.replaceState(entry, '', url)
    listener(readLocation(), kind)
  }

  window.addEventListener('popstate', () => {
    nameEntry()
    const step = ownStep
    ownStep = null
    if (step === 'return') return
    const next = entryState(window.history.state, index).index
    const steps = next - index
    const go = () => {
      ownStep = 'released'
      window.history.go(steps)
    }
    const { pathname, search, hash } = window.location
    const location = { pathname, search, hash }
    // The browser has already moved: a blocked step is undone. A plain hash link counts as no step.
    if (step === null && steps !== 0 && isHeld({ kind: 'traverse', location }, go)) {
      ownStep = 'return'
      window.history.go(-steps)
      return
    }
    index = next
    listener(readLocation(), 'traverse')
  })
  return {
    location: readLocation,
    listen: (next) => {
      listener = next
    },
    createHref: resolve,
    push: (to, state) => move('push', to, state ?? null),
    replace: (to, state) => move('replace', to, state ?? null),
    go: (delta) => window.history.go(delta),
    block: (blocker) => {
      blockers.add(blocker)
      return () => blockers.delete(blocker)
    },
  }
}

function readLocation(): RemoteLocation {
  const { pathname, search, hash } = window.location
  const { key, state } = entryState(window.history.state, 0)
  return { pathname, search, hash, key, state }
}

/** Reads the state of an entry; one that another program made has none of ours. */
function entryState(value: unknown, unknownIndex: number): EntryState {
  if (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string'
  )
    return {
      key: value.key,
      state: 'state' in value ? value.state : null,
      index: 'index' in value && typeof value.index === 'number' ? value.index : unknownIndex,
    }
  return { key: 'default', state: null, index: unknownIndex }
}

function resolve(to: NavigationTarget): string {
  if (typeof to === 'string') return to
  const { pathname = window.location.pathname, search = '', hash = '' } = to
  return pathname + search + hash
}

const newKey = () => Math.random().toString(36).slice(2, 10)
