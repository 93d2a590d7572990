import { useHost } from 'shared-contracts/host'

/** Returns the full address of a canonical path: `/about` is `https://www.example.com/about`. */
export type AddressOf = (path: string) => string

/**
 * Returns addresses of the site for machines, which may read them outside the page. Without a known operator,
 * as in a prerender, a path stays a path: by JSON-LD's rules it is resolved against the page's own address.
 */
export function useAddressOf(): AddressOf {
  const { settings } = useHost()
  return (path) => (settings?.publicOrigin ?? '') + path
}
