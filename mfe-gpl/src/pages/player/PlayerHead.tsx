import styled from '@emotion/styled'
import type { PlayerResponse } from 'shared-contracts/league/player'
import { Link } from 'shared-contracts/router'
import { Container, Eyebrow, PageTitle } from 'shared-ui'
import { Crest } from '../../features/crest/Crest.tsx'
import { HeadBand } from '../../features/page-head/HeadBand.tsx'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { Trail } from '../../features/trail/Trail.tsx'
import { playerAddress, teamAddress } from '../../site/league-addresses.ts'

/** A player's name, number and club. */
export function PlayerHead({ player }: { readonly player: PlayerResponse }) {
  const { slug, name, club, position, shirtNumber } = player
  return (
    <HeadBand>
      <Inner>
        <Trail section="/players" name={name} path={playerAddress(slug)} />
        <Line>
          {shirtNumber !== null && (
            <Shirt>
              <span>No.</span>
              {shirtNumber}
            </Shirt>
          )}
          <div>
            <Marks>
              <Eyebrow>{position}</Eyebrow>
              <SampleMark />
            </Marks>
            <PageTitle>{name}</PageTitle>
            <Club to={teamAddress(club.slug)}>
              <Crest team={club.name} size={32} />
              {club.name}
            </Club>
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
  gap: clamp(20px, 4vw, 48px);

  > div {
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  h1 {
    font-size: clamp(2.25rem, 1.4rem + 4vw, 5rem);
    font-weight: 900;
    overflow-wrap: anywhere;
  }
`

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`

const Shirt = styled.p`
  flex: none;
  font: 900 clamp(3.5rem, 2rem + 6vw, 7rem) / 0.9 var(--font-display);
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--brand);

  span {
    display: block;
    font: 600 var(--text-s) / 1.4 var(--font-text);
    color: var(--text-muted);
  }
`

const Club = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  width: fit-content;
  min-height: 44px;
  font: 700 1.5rem/1 var(--font-display);
  text-transform: uppercase;
  text-decoration: none;

  &:hover {
    color: var(--brand);
  }
  @media print {
    && {
      display: inline-flex;
    }
  }
`
