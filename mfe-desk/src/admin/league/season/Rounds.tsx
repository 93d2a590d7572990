import styled from '@emotion/styled'
import { useState } from 'react'
import { DeskRound } from 'shared-contracts/league/desk-round'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import { roundName } from 'shared-contracts/league/round'
import { Link } from 'shared-contracts/router'
import { Muted, Title } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { FormSheet, Part } from '../../form/form-sheet.ts'
import { TextField } from '../../form/TextField.tsx'
import { useSubmit } from '../../form/use-submit.ts'
import { UnsavedGuard } from '../../screen/UnsavedGuard.tsx'
import { formatDay } from '../kick-off.ts'
import { useLeagueWrites } from '../use-league.ts'
import { GenerateRounds } from './GenerateRounds.tsx'

/** The rounds of a season, each with the number of entered results. */
export function Rounds({ season }: { readonly season: DeskSeason }) {
  const { address, rounds, matches } = season
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Part aria-label="Rounds">
      <Title>Rounds</Title>
      {rounds.length > 0 && (
        <List>
          {rounds.map((round) => (
            <li key={`${round.stage} ${round.number} ${round.name}`}>
              {/* The address of a number is that of the league's round, not of a stage's. */}
              {round.number === null || round.stage !== null ? (
                roundName(round)
              ) : (
                <Link
                  to={`/seasons/${address}/rounds/${round.number}`}
                  aria-current={round.number === season.currentRound ? 'step' : undefined}
                >
                  Round {round.number}
                </Link>
              )}
              <Muted>
                {formatDay(round.startsOn)}, {round.results} of {round.matches} results
              </Muted>
            </li>
          ))}
        </List>
      )}
      {matches === 0 && <GenerateRounds season={season} />}
      {isAdding ? (
        <AddRound season={season} onAdded={() => setIsAdding(false)} />
      ) : (
        <ActionButton look="outline" onClick={() => setIsAdding(true)}>
          Add a round
        </ActionButton>
      )}
    </Part>
  )
}

interface AddRoundProps {
  readonly season: DeskSeason
  readonly onAdded: () => void
}

function AddRound({ season: { address, rounds }, onAdded }: AddRoundProps) {
  const { write } = useLeagueWrites()
  const [next] = useState(() => Math.max(0, ...rounds.map((round) => round.number ?? 0)) + 1)
  const [number, setNumber] = useState(String(next))
  const [name, setName] = useState(`Matchday ${next}`)
  const [startsOn, setStartsOn] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const done = `Round ${number} is added`
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    const body = {
      number: Number(number),
      name,
      startsOn: startsOn || null,
      endsOn: endsOn || null,
    }
    await write({ path: `seasons/${address}/rounds`, body, done }, DeskRound)
    onAdded()
  }, done)
  const isTyped =
    number !== String(next) || name !== `Matchday ${next}` || [startsOn, endsOn].some(Boolean)
  return (
    <FormSheet noValidate aria-label="Add a round" onSubmit={onSubmit}>
      <TextField
        label="Number"
        inputMode="numeric"
        value={number}
        error={errors['number']}
        onChange={setNumber}
      />
      <TextField label="Name" value={name} error={errors['name']} onChange={setName} />
      <TextField
        label="First day"
        type="date"
        value={startsOn}
        error={errors['startsOn']}
        onChange={setStartsOn}
      />
      <TextField
        label="Last day"
        type="date"
        value={endsOn}
        error={errors['endsOn']}
        onChange={setEndsOn}
      />
      <ActionButton type="submit" disabled={isBusy}>
        Add this round
      </ActionButton>
      <UnsavedGuard isDirty={isTyped} />
    </FormSheet>
  )
}

const List = styled.ol`
  display: grid;
  gap: 10px 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 12px 16px;
    background: var(--surface-raised);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
  }
  > li:has([aria-current]) {
    border-color: var(--accent);
  }
  a {
    display: block;
    min-height: 28px;
    font-weight: 600;
  }
  p {
    font-size: var(--text-s);
  }
`
