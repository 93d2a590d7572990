import { expect, it } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import { BulkBar } from './BulkBar.tsx'
import { useChosen } from './use-chosen.ts'

const RECORDS = [{ id: 1 }, { id: 2 }]

it('the end of an action leaves what was chosen on another page since', async () => {
  let end = () => undefined as void
  const run = () =>
    new Promise<[]>((done) => {
      end = () => done([])
    })
  function List() {
    const chosen = useChosen(RECORDS)
    return (
      <>
        <button onClick={chosen.toggleAll}>All</button>
        {chosen.records.length > 0 && (
          <BulkBar chosen={chosen} actions={[{ name: 'Delete', isFor: () => true, run }]} />
        )}
      </>
    )
  }
  const at = (page: number) => inHost(<List />, undefined, 'loom', `/?page=${page}`)
  const { rerender } = render(at(1))
  const chooseAll = () => fireEvent.click(screen.getByRole('button', { name: 'All' }))
  chooseAll()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  rerender(at(2))
  expect(screen.queryByText(/chosen/)).toBeNull()
  chooseAll()
  await act(() => Promise.resolve(end()))
  expect(screen.getByText('2 chosen')).toBeTruthy()
})
