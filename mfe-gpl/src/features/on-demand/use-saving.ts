import { useHost } from 'shared-contracts/host'
import { RETRY_HINT } from '../words/retry-hint.ts'

/**
 * Saves files for the visitor. What writes them is loaded on demand: if that fails, a toast says so.
 *
 * @returns a function that runs `save`, and returns whether it succeeded.
 */
export function useSaving() {
  const { toasts } = useHost()
  return async (save: () => Promise<void>): Promise<boolean> => {
    try {
      await save()
      return true
    } catch {
      toasts.getState().show({
        title: 'The file could not be saved',
        description: RETRY_HINT,
        variant: 'destructive',
      })
      return false
    }
  }
}
