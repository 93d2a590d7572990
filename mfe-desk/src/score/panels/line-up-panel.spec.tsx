import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import type { LineUpEntry } from '../match/shirts.ts'
import { scoredMatch } from '../testing/scored-match.ts'
import { LineUpPanel } from './LineUpPanel.tsx'

const [mensah, boateng] = [
  { player: 'kofi-mensah', shirtNumber: 10, isStarter: true },
  { player: 'yaw-boateng', shirtNumber: 4, isStarter: false },
]

/** Shows the panel, and tells it line-ups that arrive. */
function open(first: readonly LineUpEntry[]) {
  const onKeep = jest.fn()
  const panel = (lineUp: readonly LineUpEntry[]) =>
    inHost(
      <LineUpPanel
        match={scoredMatch()}
        side="home"
        lineUp={lineUp}
        onKeep={onKeep}
        onCancel={() => undefined}
      />,
    )
  const { rerender } = render(panel(first))
  return { onKeep, arrive: (lineUp: readonly LineUpEntry[]) => rerender(panel(lineUp)) }
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

it('a line-up that another phone has sent since the question is the one that is changed', () => {
  const { onKeep, arrive } = open([])
  arrive([mensah, boateng])
  expect(screen.getByRole('status').textContent).toContain('1 start, 1 on the bench.')
  press(/Yaw Boateng/)
  press('Keep this line-up')
  expect(onKeep).toHaveBeenCalledWith([mensah])
})

it('says that another phone has sent the line-up since the first shirt, and takes it if asked', () => {
  const { onKeep, arrive } = open([])
  press(/Kofi Mensah/)
  arrive([])
  expect(screen.queryByRole('alert')).toBeNull()
  arrive([boateng])
  expect(screen.getByRole('alert').textContent).toContain('0 start, 1 on the bench')
  screen.getByRole('button', { name: 'Take theirs' }).focus()
  press('Take theirs')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  press('Keep this line-up')
  expect(onKeep).toHaveBeenCalledWith([boateng])
})

it('keeps the own line-up over the one that has come meanwhile, if asked', () => {
  const { onKeep, arrive } = open([boateng])
  press(/Kofi Mensah/)
  arrive([])
  screen.getByRole('alert')
  press('Keep this line-up')
  expect(onKeep).toHaveBeenCalledWith([boateng, mensah])
})
