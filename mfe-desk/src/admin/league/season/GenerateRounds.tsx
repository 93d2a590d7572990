import { useState } from 'react'
import { DeskSeason, RoundRobin } from 'shared-contracts/league/desk-season'
import { Message, Muted, Row, Subtitle } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { useSession } from '../../../session/session-context.ts'
import { FormSheet } from '../../form/form-sheet.ts'
import { TextField } from '../../form/TextField.tsx'
import { useSubmit } from '../../form/use-submit.ts'
import { clubsOf, formatDay } from '../kick-off.ts'
import { LEAGUE, useLeagueWrites } from '../use-league.ts'

/**
 * Generates the rounds of a season, so that nobody types hundreds of matches: each club meets each other one at
 * home and away. A preview is shown first.
 */
export function GenerateRounds({ season }: { readonly season: DeskSeason }) {
  const { address, revision, clubs } = season
  const { call } = useSession()
  const { write } = useLeagueWrites()
  const [startsOn, setStartsOn] = useState(season.startsOn)
  const [everyDays, setEveryDays] = useState('7')
  const [time, setTime] = useState('15:00')
  const [shown, setShown] = useState<{ plan: string; offer: RoundRobin } | null>(null)
  const path = `seasons/${address}/round-robin`
  const query = new URLSearchParams({
    ...(startsOn && { startsOn }),
    everyDays,
    ...(time && { time }),
  })
  const plan = `${revision} ${query.toString()}`
  // The preview only applies to the plan that it was made from, also if the answer comes late.
  const offer = shown?.plan === plan ? shown.offer : null
  const show = useSubmit(async () => {
    const answer = await call(`${LEAGUE}/${path}?${query.toString()}`)
    setShown({ plan, offer: v.parse(RoundRobin, answer) })
  }, 'Here is what would be made')
  const done = `${offer?.rounds.length ?? 0} rounds are made`
  const make = useSubmit(async () => {
    const body = { startsOn: startsOn || null, everyDays: Number(everyDays), time: time || null }
    await write({ path, revision, body, done }, DeskSeason)
  }, done)
  if (clubs.length < 2)
    return <Message title="No rounds yet" hint="Choose the clubs first; then rounds can be made." />
  return (
    <>
      <Muted>
        Rounds can be made for the {clubs.length} clubs: each meets each other one, at home and
        away. Days and times can be changed later.
      </Muted>
      <FormSheet noValidate aria-label="Make rounds" onSubmit={show.onSubmit}>
        <TextField
          label="First round on"
          hint="Empty leaves the days open"
          type="date"
          value={startsOn}
          error={show.errors['startsOn']}
          onChange={setStartsOn}
        />
        <TextField
          label="Days from round to round"
          inputMode="numeric"
          value={everyDays}
          error={show.errors['everyDays']}
          onChange={setEveryDays}
        />
        <TextField
          label="Kick-off"
          hint="Empty leaves the times open"
          type="time"
          value={time}
          error={show.errors['time']}
          onChange={setTime}
        />
        <ActionButton type="submit" look={offer ? 'outline' : 'solid'} disabled={show.isBusy}>
          Show the rounds
        </ActionButton>
      </FormSheet>
      {offer && (
        <section aria-label="Rounds that would be made">
          <Subtitle>
            {offer.rounds.length} rounds, {offer.matches} matches
          </Subtitle>
          {offer.rounds.slice(0, 2).map((round) => (
            <div key={round.number}>
              <strong>
                {round.name}, {formatDay(round.day)}
              </strong>
              <ul>
                {round.fixtures.map((fixture) => (
                  <li key={fixture.home.slug}>{clubsOf(fixture)}</li>
                ))}
              </ul>
            </div>
          ))}
          <Row>
            <ActionButton disabled={make.isBusy} onClick={() => void make.submit()}>
              Make these rounds
            </ActionButton>
          </Row>
        </section>
      )}
    </>
  )
}
