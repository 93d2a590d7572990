import { scrollToContactSoon, scrollToTopSoon } from 'shared-ui'
import { useHost } from 'shared-contracts/host'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'

interface QuickLinksProps {
  readonly slug: SubsidiarySlug
  readonly name: string
}

/** Links to the group's pages, under the prefix of the visitor's address. */
export function QuickLinks({ slug, name }: QuickLinksProps) {
  const { basePath } = useHost()
  const links = [
    { href: basePath || '/', label: 'Home', onClick: scrollToTopSoon },
    { href: `${basePath}/about`, label: 'About', onClick: scrollToTopSoon },
    // A section of this page, so do not scroll to the top.
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
