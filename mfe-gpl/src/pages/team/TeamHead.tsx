import styled from '@emotion/styled'
import type { ClubResponse } from 'shared-contracts/league/club'
import { Container, Eyebrow, PageTitle, Tag } from 'shared-ui'
import { Crest } from '../../features/crest/Crest.tsx'
import { HeadBand } from '../../features/page-head/HeadBand.tsx'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { Trail } from '../../features/trail/Trail.tsx'
import { teamAddress } from '../../site/league-addresses.ts'

/** A club's name, colours and place. */
export function TeamHead({ club }: { readonly club: ClubResponse }) {
  const { slug, name, city, region, position, colors } = club
  return (
    <HeadBand>
      <Inner>
        <Trail section="/teams" name={name} path={teamAddress(slug)} />
        <Line>
          <Crest team={name} colors={colors} size={96} />
          <div>
            <Eyebrow>{[city, region].filter(Boolean).join(', ')}</Eyebrow>
            <PageTitle>{name}</PageTitle>
            <Marks>
              <SampleMark />
              {position !== null && <Tag data-tone="brand">{`Place ${position}`}</Tag>}
              <svg width="72" height="24" viewBox="0 0 72 24" role="img" aria-label="Club colours">
                <path d="M4 0h34l-4 24H0z" fill={colors.primary} stroke="var(--text)" />
                <path d="M38 0h34l-4 24H34z" fill={colors.secondary} stroke="var(--text)" />
              </svg>
            </Marks>
          </div>
        </Line>
      </Inner>
    </HeadBand>
  )
}

const Inner = styled(Container)`
  display: grid;
  gap: 16px;
  padding-block: 12px clamp(28px, 4vw, 56px);
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(16px, 3vw, 40px);

  > div {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  h1 {
    font-size: clamp(2.25rem, 1.4rem + 4vw, 5rem);
    font-weight: 900;
    overflow-wrap: anywhere;
  }

  @media (max-width: 639px) {
    flex-direction: column;
    align-items: flex-start;
  }
`

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`
