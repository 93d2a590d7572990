/**
 * The address of a request as the routes can read it, in the one spelling that has no needless escapes: routes,
 * log and traces then speak of the same path. One that cannot be decoded is nobody's; taken letter by letter it
 * reaches whoever answers such addresses, the not-found screen or the API. The form with an origin, which proxies
 * may send, is taken for its path.
 */
export function routableUrl(url = '/'): string {
  const address = url.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = pathOf(address)
  const query = address.slice(path.length)
  return (isDecodable(path) ? withoutNeedlessEscapes(path) : path.replaceAll('%', '%25')) + query
}

/** The path of a request's address, as it stands: two slashes at its start are no host's name. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

/** An escape of a letter, digit or mark that needs none means the same as the letter (RFC 3986, 6.2.2.2). */
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
