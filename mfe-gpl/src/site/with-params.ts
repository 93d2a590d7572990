/**
 * Returns a page's path with parameters; empty ones are left out.
 *
 * @param params in the order of the address.
 */
export function withParams(page: string, params: Readonly<Record<string, string>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== '')
  const text = new URLSearchParams(given).toString()
  return text ? `${page}?${text}` : page
}
