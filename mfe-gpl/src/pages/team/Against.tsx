import styled from '@emotion/styled'
import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import { useSearchParams } from 'shared-contracts/router'
import { AsyncPanel, Message, Muted, Skeleton, Title, VisuallyHidden } from 'shared-ui'
import { FilterForm } from '../../features/filters/FilterForm.tsx'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { readFilters } from '../../features/filters/use-filters.ts'
import { AGAINST_FILTER } from '../../features/meetings/against-filter.ts'
import { HeadToHead } from '../../features/meetings/HeadToHead.tsx'
import { nounFor } from '../../features/words/noun-for.ts'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { clubsQuery, meetingsQuery } from '../../queries/league-queries.ts'

/** A club's record against another one, which the visitor chooses. */
export function Against({ club }: { readonly club: Named }) {
  const [params, setParams] = useSearchParams()
  const { against } = readFilters(AGAINST_FILTER, params)
  const clubs = useQuery(clubsQuery())
  const others = (clubs.data ?? [])
    .filter(({ slug }) => slug !== club.slug)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const other = others.find(({ slug }) => slug === against)
  const meetings = useQuery({
    ...meetingsQuery(club.slug, other?.slug ?? ''),
    enabled: other !== undefined,
  })
  const met = meetings.data?.length
  return (
    <Part aria-labelledby="head-to-head">
      <Title id="head-to-head">Head to head</Title>
      <Choice>
        <FilterSelect
          label={`${club.name} against`}
          name="against"
          value={other?.slug ?? ''}
          choices={['', ...others.map(({ slug }) => slug)]}
          labelOf={(slug) => others.find((one) => one.slug === slug)?.name ?? 'Choose a club'}
          onChange={(slug) =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before)
                if (slug) next.set('against', slug)
                else next.delete('against')
                return next
              },
              { preventScrollReset: true },
            )
          }
        />
      </Choice>
      {clubs.isError && !clubs.data && (
        <Message
          title="The clubs could not be loaded"
          hint={RETRY_HINT}
          onRetry={() => void clubs.refetch()}
        />
      )}
      {/* Read out only if it was there before its text. */}
      <VisuallyHidden role="status">
        {other && met !== undefined && `${met} ${nounFor(met, 'meeting')} with ${other.name} found`}
      </VisuallyHidden>
      {other && <Meetings key={other.slug} club={club} other={other} />}
    </Part>
  )
}

function Meetings({ club, other }: { readonly club: Named; readonly other: Named }) {
  const query = useQuery(meetingsQuery(club.slug, other.slug))
  return (
    <AsyncPanel
      query={query}
      loading={<Skeleton />}
      loadingLabel="Loading the meetings"
      error={{ title: 'The meetings could not be loaded', hint: RETRY_HINT }}
    >
      {(meetings) =>
        meetings.length > 0 ? (
          <HeadToHead club={club} other={other} meetings={meetings} />
        ) : (
          <Muted>The two have not met, as far as the records go.</Muted>
        )
      }
    </AsyncPanel>
  )
}

const Part = styled.section`
  display: grid;
  gap: 16px;
`

const Choice = styled(FilterForm)`
  display: grid;
  gap: 16px;
  max-width: 420px;
`
