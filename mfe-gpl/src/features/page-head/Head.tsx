import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { useAddressOf } from 'shared-ui/structured-data'

interface HeadProps {
  readonly title: string
  readonly description: string
  /** The page's own path below the portal. */
  readonly path: string
}

/** What a page says of itself to browsers and search engines, where it follows from data. */
export function Head({ title, description, path }: HeadProps) {
  const addressOf = useAddressOf()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressOf(PORTAL_PREFIX + path)} />
    </>
  )
}
