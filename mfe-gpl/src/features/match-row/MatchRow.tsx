import type { ReactNode } from 'react'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { Link } from 'shared-contracts/router'
import { Tag } from 'shared-ui'
import { matchAddress } from '../../site/league-addresses.ts'
import { Crest } from '../crest/Crest.tsx'
import { isToCome, minuteOf, scoreOf } from '../fixtures/fixture-facts.ts'
import { Goals } from '../live-scores/Goals.tsx'
import { useLiveFixture } from '../live-scores/use-live-scores.ts'
import { isOn, stateInShort } from '../match-state/match-state.ts'
import { useSeasonNow } from '../season/use-season-now.ts'
import { Place, Row, Score, Side, State, Versus } from './match-row-styles.ts'

interface MatchRowProps {
  readonly fixture: FixtureResponse
  /** Actions at the row's end; anything wider than a row comes below it. */
  readonly children?: ReactNode
}

/** A match in one line of a list, two on phones: score or time, and clubs. */
export function MatchRow({ fixture: listed, children }: MatchRowProps) {
  const fixture = useLiveFixture(listed)
  const { home, away, slug, hasStream, ground, competition } = fixture
  const now = useSeasonNow()
  const isLive = isOn(fixture)
  const score = scoreOf(fixture)
  return (
    <Row data-live={isLive || undefined}>
      <State>
        {isLive ? (
          <Tag data-tone="live">LIVE {minuteOf(fixture)}</Tag>
        ) : (
          <b>{stateInShort(fixture, now)}</b>
        )}
      </State>
      <h3>
        <Link to={matchAddress(slug)}>
          <Side>
            <Crest team={home.name} size={24} />
            <span translate="no">{home.name}</span>
            {score && (
              <Score>
                <Goals>{score.home}</Goals>
              </Score>
            )}
          </Side>
          <Versus>{score ? '' : 'v'} </Versus>
          <Side>
            <Crest team={away.name} size={24} />
            <span translate="no">{away.name}</span>
            {score && (
              <Score>
                <Goals>{score.away}</Goals>
              </Score>
            )}
          </Side>
        </Link>
      </h3>
      <Place>
        <span>{ground ?? 'Ground not fixed'}</span>
        <span>{competition.name}</span>
        {hasStream && isToCome(fixture, null) && <Tag>Streamed</Tag>}
      </Place>
      {children}
    </Row>
  )
}
