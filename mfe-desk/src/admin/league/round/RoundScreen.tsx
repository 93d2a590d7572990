import styled from '@emotion/styled'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DeskRound } from 'shared-contracts/league/desk-round'
import { Link } from 'shared-contracts/router'
import { Button, ButtonLink, Message, Muted, Row } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { UnsavedGuard } from '../../screen/UnsavedGuard.tsx'
import { DeleteButton } from '../DeleteButton.tsx'
import { formatDay } from '../kick-off.ts'
import { LeagueScreen, Loaded } from '../LeagueScreen.tsx'
import { useLeagueQuery } from '../use-league.ts'
import { MoveRoundDialog } from './MoveRoundDialog.tsx'
import { RoundRow } from './RoundRow.tsx'
import { Heads, SaveBar, ScoreBox, Sheet } from './round-styles.ts'
import { useRound } from './use-round.ts'

export function RoundScreen() {
  const { season = '', number = '' } = useParams()
  const title = `Round ${number}`
  const query = useLeagueQuery(`seasons/${season}/rounds/${number}`, DeskRound)
  return (
    <Loaded query={query} what="The round" title={title}>
      {/* The key discards what was typed for another round. */}
      {(round) => <Round key={`${season} ${number}`} title={title} round={round} />}
    </Loaded>
  )
}

/** A round on one screen, which can be entered by keyboard alone. */
function Round({ title, round }: { readonly title: string; readonly round: DeskRound }) {
  const { seasonAddress, name, startsOn, endsOn, previous, next, fixtures } = round
  const entry = useRound(round)
  const [isMoving, setIsMoving] = useState(false)
  return (
    <LeagueScreen
      title={title}
      actions={
        <>
          {fixtures.length > 0 && (
            <Button look="outline" onClick={() => setIsMoving(true)}>
              Move the round
            </Button>
          )}
          <ButtonLink
            look="outline"
            to={`/fixtures/new?season=${seasonAddress}&round=${round.number}`}
          >
            New fixture
          </ButtonLink>
        </>
      }
    >
      <Muted>
        {name}, {formatDay(startsOn)}
        {endsOn !== null && endsOn !== startsOn && ` to ${formatDay(endsOn)}`}. Digits and Tab enter
        the scores; Shift and Tab from a score reach what else can be done with its match.
      </Muted>
      <Row as="nav" aria-label="Rounds">
        <Link to={`/seasons/${seasonAddress}`}>Season</Link>
        {previous !== null && (
          <Link to={`/seasons/${seasonAddress}/rounds/${previous}`}>Round {previous}</Link>
        )}
        {next !== null && <Link to={`/seasons/${seasonAddress}/rounds/${next}`}>Round {next}</Link>}
      </Row>
      {fixtures.length === 0 ? (
        <>
          <Message title="No matches in this round" hint="“New fixture” adds the first one." />
          <div>
            <DeleteButton
              path={`seasons/${seasonAddress}/rounds/${round.number}`}
              revision={round.revision}
              done={`${name} is deleted`}
              list={`/seasons/${seasonAddress}`}
            >
              Delete this round
            </DeleteButton>
          </div>
        </>
      ) : (
        <Form
          noValidate
          aria-label={title}
          onSubmit={(event) => {
            event.preventDefault()
            if (entry.isDirty) void entry.save()
          }}
        >
          <Sheet role="table" aria-label={name}>
            <Heads role="row">
              <span role="columnheader">Match</span>
              <ScoreBox role="columnheader" data-side="home">
                Home
              </ScoreBox>
              <ScoreBox role="columnheader" data-side="away">
                Away
              </ScoreBox>
            </Heads>
            {fixtures.map((fixture) => {
              const row = entry.rowFor(fixture)
              return (
                <RoundRow
                  key={fixture.slug}
                  fixture={fixture}
                  row={row}
                  faults={entry.faultsOf(fixture.slug)}
                  isOvertaken={entry.overtaken.has(fixture.slug)}
                  onType={(changes) => entry.type(row, changes)}
                  onChange={entry.change}
                  onKeepMine={() => entry.keepMine(fixture)}
                  onTakeTheirs={() => entry.takeTheirs(fixture)}
                />
              )
            })}
          </Sheet>
          <SaveBar>
            <ActionButton type="submit" disabled={entry.isBusy}>
              Save round
            </ActionButton>
            <p role="status">{entry.status}</p>
          </SaveBar>
        </Form>
      )}
      <MoveRoundDialog
        name={title}
        isOpen={isMoving}
        onClose={() => setIsMoving(false)}
        onMove={entry.move}
      />
      <UnsavedGuard isDirty={entry.isDirty} onSave={entry.save} />
    </LeagueScreen>
  )
}

const Form = styled.form`
  display: grid;
  gap: 4px;
  grid-template-columns: minmax(0, 1fr);
`
