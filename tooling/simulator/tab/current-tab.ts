/** What the shell's modules use of their browser. */
export interface BrowserTab {
  /** The document's import maps: integrity by address, and replacements by folder. */
  readonly integrity: Map<string, string>
  readonly imports: Map<string, string>
  /** Addresses whose last load failed. */
  readonly failed: Set<string>
  /** Number of times that the entry of a release failed, by remote and version. */
  readonly entryFailures: Map<string, number>
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  /** Loads a script and runs it. */
  readonly importScript: (address: string) => Promise<string>
}

let tab: BrowserTab | null = null

/** Sets the tab whose scripts run from now on: one tab loads at a time. */
export function useTab(used: BrowserTab | null): void {
  tab = used
}

export function currentTab(): BrowserTab {
  if (!tab) throw new TypeError('No tab is loading')
  return tab
}
