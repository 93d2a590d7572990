import { scrollToContactSoon, scrollToTopSoon } from 'shared-ui'
import { useHost } from 'shared-contracts/host'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'

interface QuickLinksProps {
  readonly slug: SubsidiarySlug
  readonly name: string
}

/** Links to the group's pages, under the prefix that the visitor came in by. */
export function QuickLinks({ slug, name }: QuickLinksProps) {
  const { basePath } = useHost()
  const links = [
    { href: basePath || '/', label: 'Home', onClick: scrollToTopSoon },
    { href: `${basePath}/about`, label: 'About', onClick: scrollToTopSoon },
    // An anchor of this very page: the top is not where it leads.
    { href: `${basePath}/${slug}#about`, label: `About ${name}` },
    { href: `${basePath}/news`, label: 'News & Updates', onClick: scrollToTopSoon },
    { href: `${basePath}/#contact`, label: 'Contact Us', onClick: scrollToContactSoon },
    { href: `${basePath}/careers`, label: 'Careers', onClick: scrollToTopSoon },
  ]
  return (
    <ul>
      {links.map(({ label, ...link }) => (
        <li key={label}>
          <a {...link}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
