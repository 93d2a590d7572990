import { apiAddress } from './site-address.ts'

/**
 * Returns the environment in which programs and releases work with the API that is started here. A terminal may name
 * another installation's for the release command.
 */
export const withOwnApi = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  API_ORIGIN: apiAddress(env),
})

/**
 * Refuses a bucket that another installation's API is named with: this start's releases would replace those in it, and
 * the announcement would remove every host that the API started here does not know.
 *
 * @throws Error that says which variable to unset.
 */
export function refuseForeignStore(env: NodeJS.ProcessEnv): void {
  const { API_ORIGIN: named, RELEASE_STORE: store } = env
  if (!named || !store || named.replace(/\/$/, '') === apiAddress(env)) return
  throw new Error(
    "RELEASE_STORE is set with the API_ORIGIN of another API than this start's: unset RELEASE_STORE, or only API_ORIGIN if the bucket is this installation's own",
  )
}
