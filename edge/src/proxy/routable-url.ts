/**
 * The address of a request as the routes can read it. One that cannot be decoded is nobody's; taken letter by
 * letter it reaches whoever answers such addresses, the not-found screen or the API. The form with an origin,
 * which proxies may send, is taken for its path.
 */
export function routableUrl(url = '/'): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = pathOf(address)
  return isDecodable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length)
}

/** The path of a request's address, as it stands: two slashes at its start are no host's name. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
