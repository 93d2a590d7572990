import { subsidiaryQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { usePreview } from 'shared-ui/preview'
import { useAddressOf } from 'shared-ui/structured-data'
import type { Site } from '../data/site.ts'
import { routes } from '../routes.ts'

/**
 * Title, description and canonical address of a subsidiary's page. They are those of its route, except for the name,
 * which the company can change.
 */
export function SiteHead({ site }: { readonly site: Site }) {
  const { data } = useQuery(subsidiaryQuery(site.slug, usePreview()))
  const addressOf = useAddressOf()
  const path = `/${site.slug}`
  const route = routes.find((one) => one.path === path)
  if (!route) return null
  return (
    <>
      {/* By a function: a `$` in a name is no pattern. */}
      <title>{route.title.replace(site.name, () => data?.name ?? site.name)}</title>
      <meta name="description" content={route.description} />
      <link rel="canonical" href={addressOf(path)} />
    </>
  )
}
