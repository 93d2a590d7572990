import styled from '@emotion/styled'
import type { Named } from 'shared-contracts/league/name'
import { Link } from 'shared-contracts/router'
import { ButtonLink, Eyebrow, Row, Tag, VisuallyHidden } from 'shared-ui'
import { Crest } from '../../features/crest/Crest.tsx'
import { AddedTime } from '../../features/live-scores/AddedTime.tsx'
import { Goals } from '../../features/live-scores/Goals.tsx'
import { LostConnection } from '../../features/live-scores/LostConnection.tsx'
import type { ShownMatch } from '../../features/live-scores/live-match.ts'
import {
  isOn,
  isResultAwaited,
  stateInShort,
  stateInWords,
} from '../../features/match-state/match-state.ts'
import { HeadBand } from '../../features/page-head/HeadBand.tsx'
import { RecordInner, RecordMarks } from '../../features/record/record-styles.ts'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import { useSeasonNow } from '../../features/season/use-season-now.ts'
import { Trail } from '../../features/trail/Trail.tsx'
import { matchAddress, teamAddress } from '../../site/league-addresses.ts'
import { liveAddress } from '../../site/live-address.ts'
import { matchTitle } from './match-title.ts'

/** Clubs and score, lit by a floodlight. */
export function MatchHead({ match }: { readonly match: ShownMatch }) {
  const { slug, home, away, score, competition, roundName, hasStream } = match
  const now = useSeasonNow()
  const isLive = isOn(match)
  const isToCome = match.status === 'scheduled' && !isResultAwaited(match, now)
  return (
    <HeadBand>
      <RecordInner>
        <Trail section="/fixtures" name={matchTitle(match)} path={matchAddress(slug)} />
        <RecordMarks>
          <Eyebrow>{[competition.name, roundName].filter(Boolean).join(', ')}</Eyebrow>
          {isLive && <Tag data-tone="live">LIVE {stateInShort(match)}</Tag>}
          {!isLive && !isToCome && <Tag>{stateInShort(match, now)}</Tag>}
          <AddedTime match={slug} />
          <SampleMark />
        </RecordMarks>
        <Board>
          <Side club={home} />{' '}
          <Score>
            {score ? (
              <>
                <Goals>{score.home}</Goals> <span>-</span> <Goals>{score.away}</Goals>
              </>
            ) : (
              'v'
            )}
            {score?.halfTime && (
              <small>
                {' '}
                Half-time {score.halfTime.home} - {score.halfTime.away}
              </small>
            )}
          </Score>{' '}
          <Side club={away} />
        </Board>
        <p>{stateInWords(match, now)}</p>
        <LostConnection match={match} />
        {isLive && hasStream && (
          <Row>
            <ButtonLink to={liveAddress(slug, [])}>
              Watch Live<VisuallyHidden>: {matchTitle(match)}</VisuallyHidden>
            </ButtonLink>
          </Row>
        )}
      </RecordInner>
    </HeadBand>
  )
}

function Side({ club }: { readonly club: Named }) {
  return (
    <Link to={teamAddress(club.slug)} translate="no">
      <Crest team={club.name} size={72} />
      <span>{club.name}</span>
    </Link>
  )
}

const Board = styled.h1`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 16px clamp(16px, 4vw, 56px);
  font: 900 clamp(1.5rem, 0.9rem + 2.6vw, 3.25rem) / 1.02 var(--font-display);
  text-transform: uppercase;

  a {
    display: flex;
    align-items: center;
    gap: clamp(12px, 2vw, 24px);
    text-decoration: none;
    text-wrap: balance;
  }
  a:hover {
    color: var(--brand);
  }
  a:last-of-type {
    flex-direction: row-reverse;
    text-align: end;
  }

  /* They name the clubs; a link that only leads somewhere is not printed. */
  @media print {
    && a {
      display: flex;
    }
  }
  @media (max-width: 47.94em) {
    align-items: start;

    && a {
      flex-direction: column;
      text-align: center;
    }
  }
  /* Names of large letters have a line of their own, in which no word is broken. */
  @media (max-width: 22.49em) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    hyphens: manual;
  }
`

const Score = styled.span`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 0 0.2em;
  justify-items: center;
  font-size: clamp(3rem, 1.8rem + 5.2vw, 6.5rem);
  line-height: 0.95;
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--brand);

  > span:not([data-goals]) {
    color: var(--text-muted);
  }
  small {
    grid-column: 1 / -1;
    margin-block-start: 8px;
    font: 600 var(--text-s) / 1.4 var(--font-text);
    text-transform: none;
    text-align: center;
    color: var(--text-muted);
  }
`
