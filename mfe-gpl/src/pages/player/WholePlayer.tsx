import styled from '@emotion/styled'
import type { PlayerResponse } from 'shared-contracts/league/player'
import { formatDate } from 'shared-contracts/format/dates'
import { Container, Muted, Section, Subtitle, Title } from 'shared-ui'
import { FactList } from '../../features/record/FactList.tsx'
import { FigureTiles } from '../../features/record/figure-tiles.ts'
import { RecordColumns, RecordParts } from '../../features/record/record-styles.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { PublicAnswers } from '../../features/report/PublicAnswers.tsx'
import { ReportError } from '../../features/report/ReportError.tsx'
import { nounFor } from '../../features/words/noun-for.ts'
import { playerAddress } from '../../site/league-addresses.ts'
import { PlayerFacts } from './PlayerFacts.tsx'
import { PlayerHead } from './PlayerHead.tsx'
import { Spells } from './Spells.tsx'

const FIGURES = [
  ['matches', 'Matches'],
  ['goals', 'Goals'],
  ['assists', 'Assists'],
  ['yellowCards', 'Yellow cards'],
  ['redCards', 'Red cards'],
] as const

/** A complete player. */
export function WholePlayer({ player }: { readonly player: PlayerResponse }) {
  const { slug, name, position, birthDate, age, nationality, marketValue, spells } = player
  const path = playerAddress(slug)
  const season = spells[0]?.season.name
  const [goals, assists, matches] = [
    `${player.goals} ${nounFor(player.goals, 'goal')}`,
    `${player.assists} ${nounFor(player.assists, 'assist')}`,
    `${player.matches} ${nounFor(player.matches, 'match', 'matches')}`,
  ]
  return (
    <>
      <Head
        title={`${name}, GPL`}
        description={`${name}, ${roleOf(player)}: ${goals} and ${assists} in ${matches}${season ? ` of ${season}` : ''}, clubs and seasons.`}
        path={path}
      />
      <PlayerFacts player={player} />
      <PlayerHead player={player} />
      <Section aria-label="The player">
        <RecordColumns>
          <section aria-labelledby="figures">
            <Subtitle as="h2" id="figures">
              {season ? `Season ${season}` : 'Figures'}
            </Subtitle>
            <Figures>
              {FIGURES.map(([key, label]) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{player[key]}</dd>
                </div>
              ))}
            </Figures>
          </section>
          <section aria-labelledby="facts">
            <Subtitle as="h2" id="facts">
              Facts
            </Subtitle>
            <FactList
              facts={[
                ['Position', position],
                ['Nationality', nationality],
                ['Born', birthDate === null ? null : formatDate(birthDate)],
                ['Age', age === null ? null : String(age)],
                ['Estimated value', marketValue],
              ]}
            />
            {player.description && <Muted>{player.description}</Muted>}
          </section>
        </RecordColumns>
      </Section>
      {spells.length > 0 && (
        <Section aria-label="Clubs and seasons">
          <Container>
            <Title>Clubs and seasons</Title>
            <Spells spells={spells} player={name} />
          </Container>
        </Section>
      )}
      <Section data-ground="sunk" aria-label="Corrections">
        <RecordParts>
          <PublicAnswers kind="player" slug={slug} />
          <ReportError kind="player" slug={slug} path={path} about={name} />
        </RecordParts>
      </Section>
    </>
  )
}

/** Position and club in words: `forward of Accra Lions`. */
function roleOf({ position, club, leftOn }: PlayerResponse): string {
  const role = position?.toLowerCase() ?? 'player'
  if (!club) return role
  return leftOn === undefined ? `${role} of ${club.name}` : `${role}, formerly of ${club.name}`
}

/** Five tiles, in one row or in rows of three and two. */
const Figures = styled(FigureTiles)`
  --tile: 6.5rem;
`
