/* eslint-disable @typescript-eslint/unbound-method -- the browser’s own methods are kept, and called with their object */
/** Interface of the page's watcher at `window.trial`. */
export interface PageWatcher {
  /** Members of the global object, and built-in functions that were replaced since the start. */
  readonly globals: () => string[]
  readonly replaced: () => string[]
  /** What a release's scripts left behind: types of listeners, and periods of intervals. */
  readonly listeners: (folder: string) => string[]
  readonly intervals: (folder: string) => string[]
  /** Selectors of rules that match elements of any remote. */
  readonly selectors: () => string[]
  /** How many style sheets there are besides those of the design system. */
  readonly sheets: () => number
}

/**
 * Runs in the browser before any other script. It is sent there as text, so it must not use anything outside
 * itself. What the host cleans up after a release still counts as left, since the release did not clean it up.
 *
 * @param partSelectors splits a rule's selector list.
 */
export function watchPage(partSelectors: (list: string) => string[]): void {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const stackOf = () => new Error().stack ?? ''
  const shared = () => [window, document, document.documentElement, document.body] as unknown[]
  let listening: {
    target: unknown
    type: string
    listener: unknown
    stack: string
    signal: AbortSignal | undefined
  }[] = []
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    const details = typeof options === 'object' ? options : {}
    const isNew = !listening.some(
      (one) => one.target === target && one.type === type && one.listener === listener,
    )
    if (isNew && !details.once && shared().includes(target)) {
      listening.push({ target, type, listener, stack: stackOf(), signal: details.signal })
    }
    addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    const stack = stackOf()
    listening = listening.filter(
      (one) =>
        one.target !== target ||
        one.type !== type ||
        one.listener !== listener ||
        (one.stack.includes('/releases/mfe-') && !stack.includes('/releases/mfe-')),
    )
    removeEventListener.call(target, type, listener, options)
  }
  const intervals = new Map<number, { stack: string; period: number }>()
  const { setInterval, clearInterval } = window
  const start = (task: TimerHandler, period?: number, ...rest: unknown[]) => {
    const id = setInterval(task, period, ...rest)
    intervals.set(id, { stack: stackOf(), period: period ?? 0 })
    return id
  }
  const stop = (id?: number) => {
    if (id !== undefined) intervals.delete(id)
    clearInterval(id)
  }
  Object.assign(window, { setInterval: start, clearInterval: stop })
  const builtIns = () => {
    const found = new Map<string, unknown>()
    for (const name of Object.getOwnPropertyNames(window)) {
      if (!/^[A-Z]/.test(name)) continue
      const value: unknown = Reflect.get(window, name)
      if (typeof value !== 'function') continue
      found.set(name, value)
      const prototype: unknown = value.prototype
      for (const [at, holder] of [
        [name, value],
        [`${name}.prototype`, prototype],
      ] as const) {
        if ((typeof holder !== 'object' && typeof holder !== 'function') || holder === null)
          continue
        for (const key of Object.getOwnPropertyNames(holder)) {
          const property = Object.getOwnPropertyDescriptor(holder, key)
          found.set(`${at}.${key}`, property?.get ?? property?.value)
        }
      }
    }
    return found
  }
  const before = builtIns()
  const isForScreens = (rule: CSSRule): rule is CSSMediaRule =>
    rule instanceof CSSMediaRule && rule.conditionText !== 'print'
  // The host itself replaces these.
  const ofHost = /^EventTarget\.prototype\.(?:add|remove)EventListener$/
  const watcher: PageWatcher = {
    globals: () => Object.getOwnPropertyNames(window),
    replaced: () =>
      [...builtIns()]
        .filter(([name, value]) => before.has(name) && !Object.is(before.get(name), value))
        .map(([name]) => name)
        .filter((name) => !ofHost.test(name) && !/^RegExp\.|^Error\.stackTraceLimit$/.test(name)),
    listeners: (folder) =>
      listening
        .filter(({ stack, signal }) => stack.includes(folder) && !signal?.aborted)
        .map(({ type }) => type),
    intervals: (folder) =>
      [...intervals.values()]
        .filter(({ stack }) => stack.includes(folder))
        .map(({ period }) => `${period} ms`),
    selectors: () =>
      [...document.styleSheets, ...document.adoptedStyleSheets]
        .filter((sheet) => !sheet.disabled)
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (isForScreens(rule) ? [...rule.cssRules] : [rule]))
        .flatMap((rule) => (rule instanceof CSSStyleRule ? partSelectors(rule.selectorText) : []))
        .filter((selector) => !/\.css-|\[data-/.test(selector)),
    sheets: () =>
      document.querySelectorAll('style:not([data-emotion]), link[rel=stylesheet]').length +
      document.adoptedStyleSheets.length,
  }
  Object.assign(window, { trial: watcher })
}
