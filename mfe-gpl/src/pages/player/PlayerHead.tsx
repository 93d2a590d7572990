import styled from '@emotion/styled'
import type { PlayerResponse } from 'shared-contracts/league/player'
import { Link } from 'shared-contracts/router'
import { Eyebrow, PageTitle } from 'shared-ui'
import { Crest } from '../../features/crest/Crest.tsx'
import { HeadBand } from '../../features/page-head/HeadBand.tsx'
import { RecordInner, RecordLine, RecordMarks } from '../../features/record/record-styles.ts'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { Trail } from '../../features/trail/Trail.tsx'
import { playerAddress, teamAddress } from '../../site/league-addresses.ts'

/** A player's name, number and club. */
export function PlayerHead({ player }: { readonly player: PlayerResponse }) {
  const { slug, name, club, leftOn, position, shirtNumber } = player
  return (
    <HeadBand>
      <RecordInner>
        <Trail section="/players" name={name} path={playerAddress(slug)} />
        <RecordLine>
          {shirtNumber !== null && (
            <Shirt>
              <span>No.</span>
              {shirtNumber}
            </Shirt>
          )}
          <div>
            <RecordMarks>
              <Eyebrow>{position ?? 'Player'}</Eyebrow>
              <SampleMark />
            </RecordMarks>
            <PageTitle translate="no">{name}</PageTitle>
            {club && (
              <Club to={teamAddress(club.slug)}>
                <Crest team={club.name} size={32} />
                <span>
                  {leftOn !== undefined && 'Formerly '}
                  <span translate="no">{club.name}</span>
                </span>
              </Club>
            )}
          </div>
        </RecordLine>
      </RecordInner>
    </HeadBand>
  )
}

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
