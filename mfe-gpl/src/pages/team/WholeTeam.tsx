import { formatWhole } from 'shared-contracts/format'
import styled from '@emotion/styled'
import type { ClubResponse } from 'shared-contracts/league/club'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { ButtonLink, Muted, Row, Section, Subtitle, Title } from 'shared-ui'
import { CalendarSubscription } from '../../features/calendar/CalendarSubscription.tsx'
import { FixtureRows } from '../../features/fixture-rows/FixtureRows.tsx'
import { FollowClubs } from '../../features/follow/FollowClubs.tsx'
import { useFollowedMatches } from '../../features/live-scores/use-live-scores.ts'
import { FactList } from '../../features/record/FactList.tsx'
import { RecordColumns, RecordParts } from '../../features/record/record-styles.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { useScopedSeason } from '../../features/season/SeasonScope.tsx'
import { teamAddress } from '../../site/league-addresses.ts'
import { withParams } from '../../site/with-params.ts'
import { Against } from './Against.tsx'
import { Squad } from './Squad.tsx'
import { TeamFacts } from './TeamFacts.tsx'
import { TeamHead } from './TeamHead.tsx'

/** Statuses of matches that are over, with or without a result. */
const OVER: readonly FixtureResponse['status'][] = ['finished', 'awarded', 'abandoned', 'cancelled']

/** Number of results and of coming matches; the fixtures page has them all. */
const SHOWN = 5

/** A complete club. */
export function WholeTeam({ club }: { readonly club: ClubResponse }) {
  const { slug, name, city, fixtures, squad, achievements, aliases, ground, seasons } = club
  useFollowedMatches(fixtures)
  const results = fixtures.filter(({ status }) => OVER.includes(status)).toReversed()
  const toCome = fixtures.filter(({ status }) => !OVER.includes(status))
  const competition = seasons[0]?.competition.name
  const season = useScopedSeason()
  const past = season?.isCurrent === false && `${season.competition.slug}~${season.slug}`
  return (
    <>
      <Head
        title={`${name}, GPL`}
        description={`${name}${city && ` of ${city}`}${competition ? ` in the ${competition}` : ''}: squad, results, fixtures, honours, and every meeting with any other club.`}
        path={teamAddress(slug)}
      />
      <TeamFacts club={club} />
      <TeamHead club={club} />
      <Section aria-label="The club">
        <RecordColumns>
          <section aria-labelledby="facts">
            <Subtitle as="h2" id="facts">
              Facts
            </Subtitle>
            <FactList
              facts={[
                ['City', city],
                ['Region', club.region],
                ['Founded', club.founded === null ? null : String(club.founded)],
                ['Manager', club.manager],
                ['Stadium', ground?.name ?? null],
                [
                  'Capacity',
                  typeof ground?.capacity === 'number' ? formatWhole(ground.capacity) : null,
                ],
                ['Also known as', aliases.join(', ')],
                ['Seasons', seasons.map((season) => season.name).join(', ')],
              ]}
            />
          </section>
          <section aria-labelledby="honours">
            <Subtitle as="h2" id="honours">
              Honours
            </Subtitle>
            {achievements.length > 0 ? (
              <Honours>
                {achievements.map((honour) => (
                  <li key={honour}>{honour}</li>
                ))}
              </Honours>
            ) : (
              <Muted>None has been entered.</Muted>
            )}
          </section>
          <div>
            <section aria-labelledby="calendar">
              <Subtitle as="h2" id="calendar">
                Calendar
              </Subtitle>
              <CalendarSubscription club={slug} of={name} />
            </section>
            <section aria-labelledby="alerts">
              <Subtitle as="h2" id="alerts">
                Alerts
              </Subtitle>
              <FollowClubs clubs={[club]} />
            </section>
          </div>
        </RecordColumns>
      </Section>
      <Section data-ground="sunk" aria-label="Matches">
        <RecordColumns>
          <section aria-labelledby="fixtures">
            <Title id="fixtures">Fixtures</Title>
            {toCome.length > 0 ? (
              <FixtureRows fixtures={toCome.slice(0, SHOWN)} />
            ) : (
              <Muted>No match is to come.</Muted>
            )}
            {(toCome.length > SHOWN || results.length > SHOWN) && (
              <Row>
                <ButtonLink
                  to={withParams('/fixtures', { season: past || undefined, team: slug })}
                  look="outline"
                >
                  All matches of {name}
                </ButtonLink>
              </Row>
            )}
          </section>
          <section aria-labelledby="results">
            <Title id="results">Results</Title>
            {results.length > 0 ? (
              <FixtureRows fixtures={results.slice(0, SHOWN)} />
            ) : (
              <Muted>No match has been played yet.</Muted>
            )}
          </section>
        </RecordColumns>
      </Section>
      <Section aria-label="Squad and meetings">
        <RecordParts>
          <Squad players={squad} club={name} />
          <Against club={club} />
        </RecordParts>
      </Section>
    </>
  )
}

const Honours = styled.ul`
  display: grid;

  li {
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
  }
`
