import { Button, Row } from 'shared-ui'
import { formatKickOff } from '../kick-off.ts'
import { resultOf, type RoundFixture, type RowDraft } from './round-draft.ts'
import { Conflict } from './round-styles.ts'

interface MovedOnNoticeProps {
  /** The match as it is now. */
  readonly fixture: RoundFixture
  /** What was typed in the meantime. */
  readonly row: RowDraft
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Shows both versions of a match that two people have changed, until one is chosen. */
export function MovedOnNotice({ fixture, row, onKeepMine, onTakeTheirs }: MovedOnNoticeProps) {
  const mine = { status: row.status, score: row.home === '' ? null : row }
  return (
    <Conflict role="cell" data-conflict>
      <p>
        <strong>Somebody else has saved this match meanwhile.</strong> It is now {resultOf(fixture)}{' '}
        ({formatKickOff(fixture)}); you typed {resultOf(mine)} (
        {formatKickOff({ day: row.day || null, time: row.time || null })}).
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
