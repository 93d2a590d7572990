/** Interfaces that stand for all of a machine's own. */
const ANY = ['', '0.0.0.0', '::']

/**
 * Returns the address at which this machine reaches the site that listens at `HOST` and `PORT`. An empty variable
 * counts as not set.
 */
export function siteAddress({ HOST: host = '', PORT: port }: NodeJS.ProcessEnv): string {
  const name = ANY.includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port || '3000'}`
}
