import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { NavigationBlocker } from 'shared-contracts/host'
import { inHost, testHost } from 'shared-ui/testing'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const proceed = jest.fn()
const onSave = jest.fn(() => Promise.resolve(true))
let blocker: NavigationBlocker | null

beforeEach(() => {
  proceed.mockReset()
  onSave.mockClear()
  blocker = null
})

/** @returns whether a navigation away is blocked. */
function leave(isDirty: boolean, to = '/desk/stories', canSave = true): boolean {
  const { navigator } = testHost()
  const host = testHost({
    basePath: '/desk',
    navigator: {
      ...navigator,
      block: (next) => {
        blocker = next
        return () => undefined
      },
    },
  })
  const guard = <UnsavedGuard isDirty={isDirty} {...(canSave && { onSave })} />
  render(inHost(guard, host, 'loom', '/stories/1'))
  const location = { pathname: to, search: '', hash: '' }
  let isHeld = false
  act(() => {
    isHeld = blocker?.({ kind: 'traverse', location, proceed }) ?? false
  })
  return isHeld
}
const press = (name: string) =>
  userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }))

/** Presses "Save and leave". @returns ends the saving. */
async function saveSlowly(): Promise<() => Promise<void>> {
  let end = (_isSaved: boolean) => undefined as unknown
  onSave.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
  await press('Save and leave')
  return () =>
    act(async () => {
      end(true)
      await Promise.resolve()
    })
}

describe('leaving a form', () => {
  it.each([
    ['with nothing to lose', false, '/desk/stories', false],
    ['with unsaved changes', true, '/desk/stories', true],
    ['for another view of itself', true, '/desk/stories/1', false],
  ])('%s is held: %s', (_how, isDirty, to, isHeld) => {
    expect(leave(isDirty, to)).toBe(isHeld)
    expect(screen.queryByRole('button', { name: 'Stay here' }) !== null).toBe(isHeld)
  })

  it('can be given up', async () => {
    leave(true)
    await press('Stay here')
    expect(proceed).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull()
  })

  it('can lose what was typed', async () => {
    leave(true)
    await press('Leave without saving')
    expect([proceed.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 0])
  })

  it('can save first, and stays where that fails', async () => {
    leave(true)
    onSave.mockResolvedValueOnce(false)
    await press('Save and leave')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull())
    expect(proceed).not.toHaveBeenCalled()
  })

  it('stays with whoever chooses to while it is being saved, once', async () => {
    leave(true)
    const saved = await saveSlowly()
    await press('Save and leave')
    await press('Stay here')
    await saved()
    expect([proceed.mock.calls.length, onSave.mock.calls.length]).toEqual([0, 1])
  })

  it('is asked again, and awaits the answer, if one leaves again while it is being saved', async () => {
    leave(true)
    const saved = await saveSlowly()
    await press('Stay here')
    act(() => {
      const location = { pathname: '/desk/openings', search: '', hash: '' }
      blocker?.({ kind: 'push', location, proceed })
    })
    await saved()
    expect(proceed).not.toHaveBeenCalled()
    await press('Leave without saving')
    expect(proceed).toHaveBeenCalledTimes(1)
  })

  it('does not offer to save what saving would send', () => {
    leave(true, '/desk/stories', false)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Stay here',
      'Leave without saving',
    ])
  })

  it('leaves once it is saved', async () => {
    leave(true)
    await press('Save and leave')
    await waitFor(() => expect(proceed).toHaveBeenCalledTimes(1))
    expect(onSave).toHaveBeenCalledTimes(1)
  })
})
