/**
 * A page with parameters in its address, the empty ones left out.
 *
 * @param params in the order in which they stand.
 */
export function withParams(page: string, params: Readonly<Record<string, string>>): string {
  const given = Object.entries(params).filter(([, value]) => value !== '')
  const text = new URLSearchParams(given).toString()
  return text ? `${page}?${text}` : page
}
