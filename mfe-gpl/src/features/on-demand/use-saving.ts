import { useHost } from 'shared-contracts/host'

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
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      })
      return false
    }
  }
}
