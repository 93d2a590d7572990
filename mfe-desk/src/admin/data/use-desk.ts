import { useDataProvider } from 'ra-core'
import { useHost } from 'shared-contracts/host'
import { reasonOf } from '../../desk-api/desk-api.ts'
import type { DeskDataProvider } from './data-provider.ts'

export const useDeskData = () => useDataProvider<DeskDataProvider>()

/** Reports an outcome as a toast of the host. */
export function useTell() {
  const { toasts } = useHost()
  return {
    done: (title: string) => toasts.getState().show({ title }),
    failed: (title: string, error: unknown) =>
      toasts.getState().show({ title, description: reasonOf(error), variant: 'destructive' }),
  }
}
