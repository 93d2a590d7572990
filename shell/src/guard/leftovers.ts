/* eslint-disable @typescript-eslint/unbound-method -- the browser’s own methods are kept, and called with their object */
import { nameOf, releaseThatThrew } from './release-at.ts'

interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: EventListenerOrEventListenerObject
  readonly options: boolean | AddEventListenerOptions | undefined
}

/** Number of listeners on shared targets that no release needs at a time. */
const FLOOD = 500

const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype

/**
 * Tracks what releases leave on targets that all of them share: listeners of the window and the document,
 * intervals, and style sheets. While a release is off the screen, its listeners are not called, its intervals
 * do nothing, and its sheets are disabled, until it is shown again. The script in the stack tells the owner of
 * a listener or interval.
 */
export class Leftovers {
  private readonly listening = new Map<string, Listening[]>()
  private readonly sheets = new Map<string, Set<StyleSheet>>()
  /** Number of pages of a release that are on the screen or being mounted. */
  private readonly active = new Map<string, number>()
  private latest: string | null = null
  /** Sheets that belong to the host, or to a release already. */
  private readonly known = new Set(sheetsOfPage())

  /**
   * Call once, before any script of a remote runs.
   *
   * @param onFlood called when a release has left so many listeners that each use of it must add more.
   */
  watch(onFlood: (release: string) => void = () => undefined): void {
    const shared: readonly unknown[] = [window, document, document.documentElement, document.body]
    const { listening, active } = this
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window
      const isOnce = typeof options === 'object' && options?.once
      const owner = listener && !isOnce && shared.includes(target) && caller()
      if (owner) {
        const others = (listening.get(owner) ?? []).filter(isOther(target, type, listener, options))
        others.push({ target, type, listener, options })
        listening.set(owner, others)
        if (others.length === FLOOD) onFlood(owner)
      }
      listen.call(target, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window
      if (shared.includes(target)) {
        for (const [owner, all] of listening) {
          listening.set(owner, all.filter(isOther(target, type, listener, options)))
        }
      }
      unlisten.call(target, type, listener, options)
    }
    const start = window.setInterval
    const startOwned = (task: unknown, ...rest: unknown[]): unknown => {
      const owner = caller()
      const run = (...values: unknown[]) => {
        if (typeof task === 'function' && (!owner || active.has(owner))) {
          Reflect.apply(task, window, values)
        }
      }
      return Reflect.apply(start, window, [run, ...rest])
    }
    Object.assign(window, { setInterval: startOwned })
  }

  /** Call before any script of a release runs, and so before it is mounted. */
  begin(name: string): void {
    if (this.latest !== null) this.claim(this.latest)
    this.latest = name
  }

  /** Call for a sheet that the host itself adds while releases run. */
  keep(sheet: StyleSheet): void {
    this.known.add(sheet)
  }

  /** Call when a release did not load: undoes what its scripts have done so far. */
  giveUp(name: string): void {
    this.claim(name)
    if (!this.active.has(name)) this.silence(name)
  }

  /** Call before a release is mounted. */
  wake(name: string): void {
    this.begin(name)
    this.active.set(name, (this.active.get(name) ?? 0) + 1)
    for (const { target, type, listener, options } of this.listening.get(name) ?? []) {
      listen.call(target, type, listener, options)
    }
    for (const sheet of this.sheets.get(name) ?? []) sheet.disabled = false
  }

  /**
   * Call when a page of the release is off the screen.
   *
   * @returns whether that was its last page.
   */
  rest(name: string): boolean {
    const others = (this.active.get(name) ?? 1) - 1
    if (others > 0) {
      this.active.set(name, others)
      return false
    }
    this.active.delete(name)
    this.silence(name)
    return true
  }

  private silence(name: string): void {
    for (const { target, type, listener, options } of this.listening.get(name) ?? []) {
      unlisten.call(target, type, listener, options)
    }
    for (const sheet of this.sheets.get(name) ?? []) sheet.disabled = true
  }

  /**
   * Assigns new sheets of the page to the release that was the latest. Emotion's sheets are switched with their
   * cache.
   */
  private claim(name: string): void {
    for (const sheet of sheetsOfPage()) {
      const isEmotion = sheet.ownerNode instanceof HTMLElement && sheet.ownerNode.dataset['emotion']
      if (isEmotion || this.known.has(sheet) || isVisitorsOwn(sheet)) continue
      this.known.add(sheet)
      this.sheets.set(name, (this.sheets.get(name) ?? new Set()).add(sheet))
    }
  }
}

/** Returns the release whose script called, by the stack. */
function caller(): string | null {
  const release = releaseThatThrew(new Error())
  return release && nameOf(release)
}

/** Whether a listener differs. The browser treats a listener in both phases of an event as two. */
const isOther =
  (target: unknown, type: string, listener: unknown, options: Listening['options']) =>
  (known: Listening): boolean =>
    known.target !== target ||
    known.type !== type ||
    known.listener !== listener ||
    isCapture(known.options) !== isCapture(options)

const isCapture = (options: Listening['options']): boolean =>
  typeof options === 'object' ? options?.capture === true : options === true

/** Whether a sheet is an extension's: the page's policy lets no release add a style element without a nonce. */
const isVisitorsOwn = ({ ownerNode }: StyleSheet): boolean =>
  ownerNode instanceof HTMLStyleElement && !ownerNode.nonce

/** Returns all sheets of the page. Older browsers have no adopted ones. */
const sheetsOfPage = (): StyleSheet[] => [
  ...document.styleSheets,
  ...((document as Partial<Document>).adoptedStyleSheets ?? []),
]
