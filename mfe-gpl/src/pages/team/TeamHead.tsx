import type { ClubResponse } from 'shared-contracts/league/club'
import { Eyebrow, PageTitle, Tag } from 'shared-ui'
import { Crest } from '../../features/crest/Crest.tsx'
import { HeadBand } from '../../features/page-head/HeadBand.tsx'
import { RecordInner, RecordLine, RecordMarks } from '../../features/record/record-styles.ts'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { useScopedSeason } from '../../features/season/SeasonScope.tsx'
import { Trail } from '../../features/trail/Trail.tsx'
import { teamAddress } from '../../site/league-addresses.ts'

/** A club's name, colours and place; a season that is over is named with it. */
export function TeamHead({ club }: { readonly club: ClubResponse }) {
  const { slug, name, city, region, position, colors } = club
  const season = useScopedSeason()
  const when = season?.isCurrent === false ? ` in ${season.name}` : ''
  const place = [city, region].filter(Boolean).join(', ')
  return (
    <HeadBand>
      <RecordInner>
        <Trail section="/teams" name={name} path={teamAddress(slug)} />
        <RecordLine>
          <Crest team={name} colors={colors} size={96} />
          <div>
            {place && <Eyebrow>{place}</Eyebrow>}
            <PageTitle translate="no">{name}</PageTitle>
            <RecordMarks>
              <SampleMark />
              {position !== null && <Tag data-tone="brand">{`Place ${position}${when}`}</Tag>}
              <svg width="72" height="24" viewBox="0 0 72 24" role="img" aria-label="Club colours">
                <path d="M4 0h34l-4 24H0z" fill={colors.primary} stroke="var(--text)" />
                <path d="M38 0h34l-4 24H34z" fill={colors.secondary} stroke="var(--text)" />
              </svg>
            </RecordMarks>
          </div>
        </RecordLine>
      </RecordInner>
    </HeadBand>
  )
}
