import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { subsidiaryNamesQuery } from 'shared-contracts/api/content-queries'
import { scrollToTopSoon, Skeleton } from 'shared-ui'
import { entriesOf, useSubsidiaryHref } from '../features/subsidiaries/subsidiary-entries.ts'

/** The subsidiaries as the server lists them. */
export function FooterSubsidiaries() {
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
          <a href={subsidiaryHref(slug)} onClick={scrollToTopSoon}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** As tall as the link that takes its place. */
const Line = styled(Skeleton)`
  width: 75%;
  height: 36px;
`
