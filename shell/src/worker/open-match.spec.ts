import { describe, expect, it, jest } from '@jest/globals'
import { openMatch } from './open-match.ts'

type Tab = Awaited<ReturnType<Parameters<typeof openMatch>[0]['clients']['matchAll']>>[number]

const MATCH = { path: '/gpl/matches/lions-stars' }

async function press(data: unknown, ...addresses: string[]) {
  const openWindow = jest.fn((_url: string) => Promise.resolve(null))
  const focused: string[] = []
  const told: unknown[] = []
  const tabs = addresses.map((url): Tab => ({
    url,
    focus: () => {
      focused.push(url)
      return Promise.resolve()
    },
    postMessage: (message) => told.push(message),
  }))
  const clients = { matchAll: () => Promise.resolve(tabs), openWindow }
  await openMatch({ clients, location: { origin: 'https://example.org' } }, data)
  return { focused, told, opened: openWindow.mock.calls.flat() }
}

describe('a press on an alert', () => {
  it('goes to the tab that opened at the match, and tells it the match, which it may have left', async () => {
    const shown = 'https://example.org/gpl/matches/lions-stars#report'
    await expect(press(MATCH, 'https://example.org/gpl', shown)).resolves.toEqual({
      focused: [shown],
      told: ['/gpl/matches/lions-stars'],
      opened: [],
    })
  })

  it('opens the match where no tab opened at it', async () => {
    await expect(press(MATCH, 'https://example.org/gpl')).resolves.toEqual({
      focused: [],
      told: [],
      opened: ['https://example.org/gpl/matches/lions-stars'],
    })
  })

  it('opens the portal where the notification says nothing', async () => {
    const { opened } = await press(undefined)
    expect(opened).toEqual(['https://example.org/gpl'])
  })
})
