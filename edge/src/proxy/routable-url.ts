/**
 * Normalises a request's address for routing, without needless escapes, so that routes, log and traces use the same
 * path. A path that cannot be decoded is taken literally, and gets the not-found screen or an answer of the API. A
 * full URL, which proxies may send, is reduced to its path.
 */
export function routableUrl(url = '/'): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = pathOf(address)
  const query = address.slice(path.length)
  return (isDecodable(path) ? withoutNeedlessEscapes(path) : path.replaceAll('%', '%25')) + query
}

/** Whether a request's address has escapes that {@link routableUrl} decodes: scripts would not recognise its path. */
export function hasNeedlessEscapes(url = '/'): boolean {
  const path = pathOf(url)
  return isDecodable(path) && withoutNeedlessEscapes(path) !== path
}

/** Returns the path of a request's address unchanged: two slashes at its start are not a host name. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

/** Decodes the escapes of letters, digits and marks that need none (RFC 3986, 6.2.2.2). */
const withoutNeedlessEscapes = (path: string) =>
  path.replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (escape) => {
    const letter = decodeURIComponent(escape)
    return /[\w.~-]/.test(letter) ? letter : escape
  })

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
