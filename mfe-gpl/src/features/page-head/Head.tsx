import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { useAddressOf } from 'shared-ui/structured-data'

interface HeadProps {
  readonly title: string
  readonly description: string
  /** The page's own path below the portal. */
  readonly path: string
}

/** Title, description and canonical address of a page whose metadata comes from data. */
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
