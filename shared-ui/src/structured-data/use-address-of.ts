import { useHost } from 'shared-contracts/host'

/** Makes a whole address of a canonical path: `/about` is `https://www.example.com/about`. */
export type AddressOf = (path: string) => string

/**
 * Addresses of the site for machines, which may read them far from the page. Where no operator is known, as in
 * a prerender, a path stays one: by JSON-LD's rules it is then taken from the page's own address.
 */
export function useAddressOf(): AddressOf {
  const { settings } = useHost()
  return (path) => (settings?.publicOrigin ?? '') + path
}
