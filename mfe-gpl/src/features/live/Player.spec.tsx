import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderPortal } from '../../testing/sample-league.ts'

const STREAM = 'https://media.example.org/gpl/live.m3u8'
const settings = { liveStreamUrl: STREAM }
const video = () => screen.getByLabelText<HTMLVideoElement>(/camera$/)
const sources = () =>
  [...video().querySelectorAll('source')].map((source) => source.getAttribute('src'))
const clipsOf = (camera: string) => [`/media/live/${camera}.webm`, `/media/live/${camera}.mp4`]

/** Simulates that the element has chosen a source. */
function begins(currentSrc: string): void {
  Object.defineProperty(video(), 'currentSrc', { value: currentSrc })
  fireEvent.loadedMetadata(video())
}

afterEach(() => void jest.useRealTimers())

describe('the picture of the live match', () => {
  it('is the main camera clip while the operator has no stream', async () => {
    await renderPortal('/live')
    expect(sources()).toEqual(clipsOf('main'))
  })

  it('is the operator’s stream first, with the clip for browsers that cannot play it', async () => {
    await renderPortal('/live', { settings })
    expect(sources()).toEqual([STREAM, ...clipsOf('main')])
    expect(video().querySelector('source')?.type).toBe('application/vnd.apple.mpegurl')
  })

  it('is the clip once the stream has broken off', async () => {
    await renderPortal('/live', { settings })
    const streaming = video()
    fireEvent.error(streaming)
    expect(sources()).toEqual(clipsOf('main'))
    // A new element, because the browser would keep the stream that it has chosen.
    expect(video()).not.toBe(streaming)
  })

  it('is the clip with its captions where the browser has passed the stream over', async () => {
    await renderPortal('/live', { settings })
    expect(video().querySelector('track')).toBeNull()
    begins('http://localhost/media/live/main.webm')
    expect(sources()).toEqual(clipsOf('main'))
    expect(video().querySelector('track')).not.toBeNull()
  })

  it('shows the captions of its clips also in browsers that show none by themselves', async () => {
    const track = { mode: 'disabled' }
    Object.defineProperty(HTMLTrackElement.prototype, 'track', { value: track, configurable: true })
    try {
      await renderPortal('/live')
      expect(track.mode).toBe('showing')
    } finally {
      Reflect.deleteProperty(HTMLTrackElement.prototype, 'track')
    }
  })

  it('is the clip when the stream has not begun after eight seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    await renderPortal('/live', { settings })
    act(() => jest.advanceTimersByTime(7_999))
    expect(sources()[0]).toBe(STREAM)
    act(() => jest.advanceTimersByTime(1))
    expect(sources()).toEqual(clipsOf('main'))
  })

  it('is looked into also while it stands still, or a stream would be given up unasked', async () => {
    const { user } = await renderPortal('/live', { settings })
    expect(video().preload).toBe('metadata')
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    await user.click(screen.getByRole('button', { name: 'Crowd Cam' }))
    await user.click(screen.getByRole('button', { name: /^Main/ }))
    expect(sources()[0]).toBe(STREAM)
    expect(video().preload).toBe('metadata')
  })

  it('is the stream again after another camera’s clip has broken off', async () => {
    const { user } = await renderPortal('/live', { settings })
    await user.click(screen.getByRole('button', { name: 'Crowd Cam' }))
    fireEvent.error(video())
    await user.click(screen.getByRole('button', { name: /^Main/ }))
    expect(sources()[0]).toBe(STREAM)
  })

  it('stays the stream when it has begun in time', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    await renderPortal('/live', { settings })
    begins(STREAM)
    act(() => jest.advanceTimersByTime(60_000))
    expect(sources()[0]).toBe(STREAM)
  })

  it.each([
    ['Tactical View', 'tactical'],
    ['Behind Goal', 'behind-goal'],
    ['Crowd Cam', 'crowd'],
  ])('of %s is its own clip, stream or not', async (name, clip) => {
    const { user } = await renderPortal('/live', { settings })
    await user.click(screen.getByRole('button', { name }))
    expect(sources()).toEqual(clipsOf(clip))
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
  })
})
