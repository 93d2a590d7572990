import type { ComponentType, MouseEventHandler } from 'react'
import { useQuery } from 'shared-contracts/query'
import { subsidiaryNamesQuery } from 'shared-contracts/api/content-queries'
import { entriesOf, useSubsidiaryHref } from '../features/subsidiaries/subsidiary-entries.ts'

interface SubsidiaryLinksProps {
  /** Skeleton of a link, as tall as the link that takes its place. */
  readonly Line: ComponentType<{ readonly variant: 'text' }>
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>
}

/** The subsidiaries as the server lists them. */
export function SubsidiaryLinks({ Line, onFollow }: SubsidiaryLinksProps) {
  const entries = entriesOf(useQuery(subsidiaryNamesQuery()))
  const subsidiaryHref = useSubsidiaryHref()
  if (!entries) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading subsidiaries">
        {[1, 2, 3, 4, 5].map((line) => (
          <Line key={line} variant="text" />
        ))}
      </div>
    )
  }
  return (
    <ul>
      {entries.map(({ slug, name }) => (
        <li key={slug}>
          <a href={subsidiaryHref(slug)} onClick={onFollow}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
