import { JsonLd } from './JsonLd.tsx'
import { useAddressOf } from './use-address-of.ts'

interface Crumb {
  readonly name: string
  readonly path: string
}

interface BreadcrumbsProps {
  /** Canonical path of the home page above this one. */
  readonly home?: string
  /** Pages between the two, the highest first. */
  readonly between?: readonly Crumb[]
  /** As the page's links call it. */
  readonly name: string
  /** The page's canonical path. */
  readonly path: string
}

/** Where a page stands below its home page, for search engines. */
export function Breadcrumbs({ home = '/', between = [], name, path }: BreadcrumbsProps) {
  const addressOf = useAddressOf()
  const trail = [{ name: 'Home', path: home }, ...between, { name, path }]
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((page, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: page.name,
          item: { '@type': 'WebPage', '@id': addressOf(page.path) },
        })),
      }}
    />
  )
}
