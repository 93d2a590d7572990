/**
 * Returns the path of a page or of a query with parameters; empty ones are left out.
 *
 * @param params in the order of the address.
 */
export function withParams(
  path: string,
  params: Readonly<Record<string, string | number | boolean | undefined>>,
): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(given).toString()
  return text ? `${path}?${text}` : path
}
