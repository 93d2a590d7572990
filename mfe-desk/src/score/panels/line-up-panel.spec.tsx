import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import type { LineUpEntry } from '../match/shirts.ts'
import { scoredMatch } from '../testing/scored-match.ts'
import { LineUpPanel } from './LineUpPanel.tsx'

it('a line-up that another phone has sent since the question is the one that is changed', () => {
  const onKeep = jest.fn()
  const [mensah, boateng] = [
    { player: 'kofi-mensah', shirtNumber: 10, isStarter: true },
    { player: 'yaw-boateng', shirtNumber: 4, isStarter: false },
  ]
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
  const { rerender } = render(panel([]))
  rerender(panel([mensah, boateng]))
  expect(screen.getByRole('status').textContent).toContain('1 start, 1 on the bench.')
  fireEvent.click(screen.getByRole('button', { name: /Yaw Boateng/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep this line-up' }))
  expect(onKeep).toHaveBeenCalledWith([mensah])
})
