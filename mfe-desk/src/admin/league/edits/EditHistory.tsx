import { useState } from 'react'
import { listOf } from 'shared-contracts/desk/list'
import { Edit } from 'shared-contracts/league/desk-edit'
import { Muted, Row, Title } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { useTell } from '../../data/use-desk.ts'
import { Part } from '../../form/form-sheet.ts'
import { Table, TableFrame } from '../../screen/table-styles.ts'
import { momentOf } from '../../text-of.ts'
import { useLeagueQuery, useLeagueWrites } from '../use-league.ts'
import { Loading } from '../../../site/Loading.tsx'

/** Edits per page. */
const PER_PAGE = 20

interface EditHistoryProps {
  /** Which edits: those of a season, by its address, or those that touched a match, by its slug. */
  readonly of: { readonly season: string } | { readonly fixture: string }
}

/** What was saved at the desk, by whom and when. An edit can be undone until a later one changes the same data. */
export function EditHistory({ of }: EditHistoryProps) {
  const [page, setPage] = useState(1)
  const params = new URLSearchParams({ ...of, page: String(page), perPage: String(PER_PAGE) })
  const { data, error } = useLeagueQuery(`edits?${params.toString()}`, listOf(Edit))
  const pages = Math.ceil((data?.total ?? 0) / PER_PAGE)
  return (
    <Part aria-label="History">
      <Title>History</Title>
      {error && <Muted role="alert">The history could not be loaded.</Muted>}
      {!data && !error && <Loading what="the history" />}
      {data?.items.length === 0 && <Muted>Nothing has been saved here yet.</Muted>}
      {data && data.items.length > 0 && (
        <TableFrame role="region" aria-label="What was saved" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
                <th scope="col">Undo</th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((edit) => (
                <tr key={edit.id}>
                  <td>{momentOf(edit.at)}</td>
                  <td>{edit.by}</td>
                  <th scope="row">{edit.text}</th>
                  <td>{edit.undoneBy === null ? <UndoEdit edit={edit} /> : 'Undone'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {pages > 1 && (
        <Row as="nav" aria-label="Pages of the history">
          <ActionButton look="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </ActionButton>
          <Muted>
            Page {page} of {pages}
          </Muted>
          <ActionButton look="outline" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </ActionButton>
        </Row>
      )}
    </Part>
  )
}

function UndoEdit({ edit: { id, text } }: { readonly edit: Edit }) {
  const { undo } = useLeagueWrites()
  const tell = useTell()
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    try {
      await undo(id, `Undone: ${text}`)
    } catch (error) {
      tell.failed('Not undone', error)
    }
    setIsBusy(false)
  }
  return (
    <ActionButton
      look="outline"
      size="small"
      disabled={isBusy}
      aria-label={`Undo ${text}`}
      onClick={() => void press()}
    >
      Undo
    </ActionButton>
  )
}
