import { currentTab } from './current-tab.ts'

/** Replaces the shell's module, whose state belongs to one document: here there are many. */
export async function loadFresh<T>(
  address: string,
  signal: AbortSignal,
  load: () => Promise<T>,
): Promise<T | string> {
  const tab = currentTab()
  try {
    if (tab.failed.has(address)) await tab.fetch(address, { cache: 'reload', signal })
    const loaded = address.endsWith('.js') ? await tab.importScript(address) : await load()
    tab.failed.delete(address)
    return loaded
  } catch (error) {
    tab.failed.add(address)
    throw error
  }
}
