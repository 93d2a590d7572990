/** What the shell's modules ask of the browser that they run in. */
export interface BrowserTab {
  /** The document's import maps, by address and by folder. */
  readonly integrity: Map<string, string>
  readonly imports: Map<string, string>
  /** Addresses whose last load failed. */
  readonly failed: Set<string>
  /** How often the entry of a release failed, by remote and version. */
  readonly entryFailures: Map<string, number>
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  /** Loads a script and runs it. */
  readonly importScript: (address: string) => Promise<string>
}

let tab: BrowserTab | null = null

/** The one tab whose scripts run from now on: one tab loads at a time. */
export function useTab(used: BrowserTab | null): void {
  tab = used
}

export function currentTab(): BrowserTab {
  if (!tab) throw new TypeError('No tab is loading')
  return tab
}
