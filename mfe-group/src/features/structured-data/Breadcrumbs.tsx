import { JsonLd } from './JsonLd.tsx'

interface BreadcrumbsProps {
  readonly name: string
  /** The page's canonical path. */
  readonly path: string
}

/** Where a page stands below the home page, for search engines. Addresses are the canonical ones. */
export function Breadcrumbs({ name, path }: BreadcrumbsProps) {
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
          { '@type': 'ListItem', position: 2, name, item: path },
        ],
      }}
    />
  )
}
