import { Button, Row } from 'shared-ui'
import { kickOffOf } from '../kick-off.ts'
import { resultOf, type RoundFixture, type RowDraft } from './round-draft.ts'
import { Conflict } from './round-styles.ts'

interface MovedOnNoticeProps {
  /** As it is now. */
  readonly fixture: RoundFixture
  /** What was typed meanwhile. */
  readonly row: RowDraft
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Two people have changed the same match: what each has entered, until one is chosen. */
export function MovedOnNotice({ fixture, row, onKeepMine, onTakeTheirs }: MovedOnNoticeProps) {
  const mine = {
    status: row.status,
    score: row.home === '' ? null : { ...NO_EXTRAS, home: +row.home, away: +row.away },
  }
  return (
    <Conflict role="cell" data-conflict>
      <p>
        <strong>Somebody else has saved this match meanwhile.</strong> It is now {resultOf(fixture)}{' '}
        ({kickOffOf(fixture)}); you typed {resultOf(mine)} (
        {kickOffOf({ day: row.day || null, time: row.time || null })}).
      </p>
      <Row>
        <Button look="outline" size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button look="outline" size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Row>
    </Conflict>
  )
}

const NO_EXTRAS = { halfTime: null, afterExtraTime: null, penalties: null }
