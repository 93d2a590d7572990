import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { CHAT } from '../../features/live/chat-sample.ts'
import { choicesOf, textOf, textsOf } from '../../testing/texts.ts'
import { MatchResponse } from 'shared-contracts/league/match'
import { answerApi } from 'shared-ui/testing'
import { renderPortal, SAMPLE_LEAGUE, sampleOf } from '../../testing/sample-league.ts'
// Must follow `sample-league.ts`, whose imports also replace `play` and `pause` of media elements.
import { pause, play } from '../../testing/media.ts'

const video = () => screen.getByLabelText<HTMLVideoElement>(/camera$/)
const button = (name: string) => screen.getByRole('button', { name })
const items = (region: string) =>
  textsOf(within(screen.getByRole('region', { name: region })).getAllByRole('listitem'))

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

describe('the player', () => {
  it('starts playing, with sound at 80 of 0 to 100, 1080p and the main camera', async () => {
    await renderPortal('/live')
    const volume = screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' })
    expect([volume.min, volume.max, volume.value]).toEqual(['0', '100', '80'])
    expect(video().volume).toBe(0.8)
    expect(video().muted).toBe(false)
    expect(play).toHaveBeenCalledTimes(1)
    expect([button('Pause'), button('Mute')]).toHaveLength(2)
    const { options, chosen } = choicesOf(document.body, 'Quality')
    expect(options).toEqual(['4K', '1080p', '720p', '480p'])
    expect(chosen).toBe('1080p')
    const cameras = within(screen.getByRole('group', { name: 'Camera angles' }))
    expect(textsOf(cameras.getAllByRole('button'))).toEqual([
      'Main',
      'Tactical View',
      'Behind Goal',
      'Crowd Cam',
    ])
    expect(textsOf(cameras.getAllByRole('button', { pressed: true }))).toEqual(['Main'])
  })

  it('pauses and plays, mutes and unmutes, and changes its volume', async () => {
    await renderPortal('/live')
    fireEvent.click(button('Pause'))
    expect(pause).toHaveBeenCalledTimes(1)
    fireEvent.click(button('Play'))
    expect(play).toHaveBeenCalledTimes(2)
    fireEvent.click(button('Mute'))
    expect(video().muted).toBe(true)
    fireEvent.click(button('Unmute'))
    expect(video().muted).toBe(false)
    const volume = screen.getByRole('slider', { name: 'Volume' })
    fireEvent.change(volume, { target: { value: '35' } })
    expect(video().volume).toBe(0.35)
    expect(volume.getAttribute('aria-valuetext')).toBe('35 percent')
  })

  it('follows a browser that pauses and plays, as for a call or in picture-in-picture', async () => {
    await renderPortal('/live')
    let isPaused = true
    Object.defineProperty(video(), 'paused', { get: () => isPaused })
    fireEvent.pause(video())
    expect(button('Play')).toBeTruthy()
    isPaused = false
    fireEvent.play(video())
    expect(button('Pause')).toBeTruthy()
  })

  it('plays silently where the browser refuses sound, until a touch has ended', async () => {
    play.mockRejectedValueOnce(new DOMException('no touch yet', 'NotAllowedError'))
    await renderPortal('/live')
    await waitFor(() => expect(video().muted).toBe(true))
    expect(play).toHaveBeenCalledTimes(2)
    // A finger that comes down is no activation yet: a browser would pause a video that gets its sound then.
    fireEvent.pointerDown(document.body)
    expect(video().muted).toBe(true)
    fireEvent.pointerUp(document.body)
    expect(video().muted).toBe(false)
    expect(button('Pause')).toBeTruthy()
  })

  it('offers to play where the browser refuses that as well, and plays with sound then', async () => {
    const refusal = new DOMException('saves power', 'NotAllowedError')
    play.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal)
    await renderPortal('/live')
    await waitFor(() => expect(button('Play')).toBeTruthy())
    fireEvent.click(button('Play'))
    expect(play).toHaveBeenCalledTimes(3)
    expect(video().muted).toBe(false)
  })

  it('says on its picture that the season is a sample', async () => {
    await renderPortal('/live')
    const picture = video().parentElement!
    expect(within(picture).getByText(/^LIVE/)).toBeTruthy()
    expect(within(picture).getByText('Sample season')).toBeTruthy()
  })

  it('has captions', async () => {
    await renderPortal('/live')
    expect(video().querySelector('track[kind=captions]')?.getAttribute('srclang')).toBe('en')
  })
})

describe('the live match', () => {
  it.each([
    'Possession: Hearts of Oak 54%, Asante Kotoko 46%',
    'Shots: Hearts of Oak 13, Asante Kotoko 9',
    'Shots on Target: Hearts of Oak 6, Asante Kotoko 4',
    'Corners: Hearts of Oak 5, Asante Kotoko 6',
    'Fouls: Hearts of Oak 11, Asante Kotoko 14',
    'Offsides: Hearts of Oak 2, Asante Kotoko 1',
  ])('has a bar for %s', async (name) => {
    await renderPortal('/live')
    const bar = screen.getByRole('img', { name })
    const [home, away] = [...name.matchAll(/(?<!\d)(\d+)%?(?:,|$)/g)].map(([, figure]) =>
      Number(figure),
    )
    const share = Number(bar.querySelectorAll('rect')[1]?.getAttribute('width'))
    expect(share).toBeCloseTo((100 * (home ?? 0)) / ((home ?? 0) + (away ?? 0)))
  })

  it('lists goals, substitutions and cards of both clubs, the newest first', async () => {
    await renderPortal('/live')
    expect(items('Match Events').map((event) => /^(\d+)'([\w ]+)/.exec(event)?.slice(1))).toEqual([
      ['64', 'Goal'],
      ['58', 'Substitution'],
      ['51', 'Yellow card'],
      ['39', 'Goal'],
      ['12', 'Penalty goal'],
    ])
  })

  it.each([
    ['Competition', 'Ghana Premier League'],
    ['Venue', 'Accra Sports Stadium'],
    ['Attendance', '38,500'],
    ['Referee', 'Daniel Nii Kotei'],
    ['Weather', '28°C, clear'],
    ['Live viewers', '24,512'],
  ])('says of its %s: %s', async (term, value) => {
    await renderPortal('/live')
    const info = within(screen.getByRole('region', { name: 'Match Info' }))
    expect(textOf(info.getByText(term).nextElementSibling)).toBe(value)
  })

  it('is a favourite on this device until it is none', async () => {
    await renderPortal('/live')
    for (const isFavourite of [true, false]) {
      fireEvent.click(button('Favorite'))
      expect(button('Favorite').getAttribute('aria-pressed')).toBe(String(isFavourite))
      expect(localStorage.getItem('gpl-favourite-matches')).toBe(
        isFavourite ? '["2025-01-26-hearts-of-oak-asante-kotoko"]' : '[]',
      )
    }
  })

  it('is shared by its address', async () => {
    const { user, toast } = await renderPortal('/live')
    await user.click(button('Share'))
    expect(await navigator.clipboard.readText()).toBe(location.href)
    expect(toast()?.title).toBe('Link copied')
  })
})

it('the live match that is not streamed says so, and promises no cameras', async () => {
  const call = 'matches/2025-01-26-hearts-of-oak-asante-kotoko'
  const match = { ...sampleOf(MatchResponse, call), hasStream: false }
  await renderPortal('/live', { answers: { [`/api/league/${call}`]: { body: match } } })
  expect(await screen.findByText('This match is not streamed.')).toBeTruthy()
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Hearts of Oak against Asante Kotoko, live: statistics, events and the chat of the stands.',
  )
})

it('the live match whose season could not be loaded says so, and tries again', async () => {
  const { user } = await renderPortal('/live', { answers: { '/api/league/seasons': 'fails' } })
  expect(await screen.findByText('The live match could not be loaded')).toBeTruthy()
  screen.getByRole('heading', { level: 1, name: 'Live Match' })
  answerApi(SAMPLE_LEAGUE)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText(/camera$/)).toBeTruthy()
})

describe('the chat', () => {
  it('shows who wrote what, in the colour of each, and who is verified', async () => {
    await renderPortal('/live')
    const messages = within(screen.getByRole('region', { name: 'Live Chat' }))
    const names = messages.getAllByRole('listitem').map((item) => item.querySelector('strong')!)
    expect(textsOf(names)).toEqual(CHAT.map(({ user }) => user))
    const colours = ['#FCD116', '#3DDC84', '#FF9A8B', '#8FB8FF']
    expect(names.map((name) => getComputedStyle(name).color)).toEqual(
      colours.map((colour) => expect.stringContaining(colour)),
    )
    expect(items('Live Chat').filter((text) => text.includes('verified'))).toHaveLength(1)
  })

  it.each([
    ['Send', 'Go Phobia!', ''],
    ['Enter', 'Go Phobia!', ''],
    ['Send', '   ', '   '],
    ['Enter', '   ', '   '],
  ])('by %s turns the input "%s" into "%s", and posts nothing', async (way, typed, left) => {
    const { user } = await renderPortal('/live')
    globalThis.fetch = jest.fn<typeof fetch>()
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Chat message' })
    expect(input).toBe(screen.getByRole('textbox', { description: /nothing .* is posted/ }))
    await user.type(input, typed)
    await user.click(way === 'Send' ? button('Send') : input)
    if (way === 'Enter') await user.keyboard('{Enter}')
    expect(input.value).toBe(left)
    expect(items('Live Chat')).toHaveLength(CHAT.length)
    expect(fetch).not.toHaveBeenCalled()
  })
})
