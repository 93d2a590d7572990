import type { AuthProvider } from 'ra-core'
import { mayUse, PARTS, type Part } from 'shared-contracts/desk/roles'
import type { DeskSession } from 'shared-contracts/desk/account'

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

/**
 * Tells react-admin about the session. The desk itself shows the sign-in, also over unsaved work when a session
 * ends, so nothing here redirects.
 */
export function createAuthProvider(
  { account }: DeskSession,
  signOut: () => Promise<void>,
): AuthProvider {
  return {
    login: () => Promise.resolve(),
    logout: async () => {
      await signOut()
      return false
    },
    checkAuth: () => Promise.resolve(),
    // An error is shown where it happened, in the words of the API.
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: account.id, fullName: account.name }),
    canAccess: ({ resource }) =>
      Promise.resolve(!isPart(resource) || mayUse(account.role, resource)),
  }
}
