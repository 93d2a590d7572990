import type { NavigationTarget, RemoteLocation, RemoteNavigator } from 'shared-contracts/host'

export type NavigationKind = 'push' | 'replace' | 'traverse'

export interface BrowserHistory extends RemoteNavigator {
  readonly location: () => RemoteLocation
  /** Called after every navigation, the browser's back and forward included. */
  readonly listen: (listener: (location: RemoteLocation, kind: NavigationKind) => void) => void
}

interface EntryState {
  readonly key: string
  readonly state: unknown
}

/** The one owner of the browser's history. All remotes navigate through it. */
export function createBrowserHistory(): BrowserHistory {
  let listener: (location: RemoteLocation, kind: NavigationKind) => void = () => undefined
  // The first entry of a document needs a key of its own. With the default key it would get the scroll
  // position of the first entry of the document before.
  if (window.history.state === null) {
    const entry: EntryState = { key: newKey(), state: null }
    window.history.replaceState(entry, '')
  }

  const move = (kind: 'push' | 'replace', to: NavigationTarget, state: unknown) => {
    const url = resolve(to)
    const entry: EntryState = { key: newKey(), state }
    if (kind === 'push') window.history.pushState(entry, '', url)
    else window.history.replaceState(entry, '', url)
    listener(readLocation(), kind)
  }

  window.addEventListener('popstate', () => listener(readLocation(), 'traverse'))
  return {
    location: readLocation,
    listen: (next) => {
      listener = next
    },
    createHref: resolve,
    push: (to, state) => move('push', to, state ?? null),
    replace: (to, state) => move('replace', to, state ?? null),
    go: (delta) => window.history.go(delta),
  }
}

function readLocation(): RemoteLocation {
  const { pathname, search, hash } = window.location
  const { key, state } = entryState(window.history.state)
  return { pathname, search, hash, key, state }
}

/** An entry that the browser made for a hash link has no state of ours. */
function entryState(value: unknown): EntryState {
  if (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string'
  )
    return { key: value.key, state: 'state' in value ? value.state : null }
  return { key: 'default', state: null }
}

function resolve(to: NavigationTarget): string {
  if (typeof to === 'string') return to
  const { pathname = window.location.pathname, search = '', hash = '' } = to
  return pathname + search + hash
}

const newKey = () => Math.random().toString(36).slice(2, 10)
