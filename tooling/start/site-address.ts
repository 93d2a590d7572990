/** Interfaces that stand for all of a machine's own. */
const ANY = ['', '0.0.0.0', '::']

/**
 * Returns the address at which this machine reaches the site that listens at `HOST` and `PORT`. An empty variable
 * counts as not set.
 */
export function siteAddress({ HOST, PORT }: NodeJS.ProcessEnv): string {
  return addressOf(HOST, PORT || '3000')
}

/** The same for the API, which listens at `API_HOST` and `API_PORT`. */
export function apiAddress({ API_HOST, API_PORT }: NodeJS.ProcessEnv): string {
  return addressOf(API_HOST, API_PORT || '3001')
}

function addressOf(host = '', port: string): string {
  const name = ANY.includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
