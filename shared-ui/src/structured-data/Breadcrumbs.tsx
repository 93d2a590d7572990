import { JsonLd } from './JsonLd.tsx'
import { useAddressOf } from './use-address-of.ts'

interface Crumb {
  readonly name: string
  readonly path: string
}

interface BreadcrumbsProps {
  /** Canonical path of the home page above this one. */
  readonly home?: string
  /** Pages between home page and this page, the highest first. */
  readonly between?: readonly Crumb[]
  /** Name of the page in links. */
  readonly name: string
  /** The page's canonical path. */
  readonly path: string
}

/** Position of a page below its home page, for search engines. */
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
