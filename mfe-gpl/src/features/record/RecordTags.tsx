import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { useAddressOf } from 'shared-ui/structured-data'

interface RecordTagsProps {
  readonly title: string
  readonly description: string
  /** The page inside the portal: `/matches/…`. */
  readonly path: string
}

/** What the page of a record tells browsers and search engines of itself. */
export function RecordTags({ title, description, path }: RecordTagsProps) {
  const addressOf = useAddressOf()
  return (
    <>
      <title>{`${title}, GPL`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressOf(PORTAL_PREFIX + path)} />
    </>
  )
}
