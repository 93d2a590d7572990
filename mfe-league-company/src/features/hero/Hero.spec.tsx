import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../../remote.ts'

const SLIDES = [
  ['Development initiative', 'Explore the Initiative', '/ghanapremiership#fundraising'],
  ['Sponsorship', 'View Sponsorship Packages', '/ghanapremiership#sponsorship'],
  ['Broadcast', 'See Broadcast Rights', '/ghanapremiership#broadcast'],
] as const

const hero = () => within(screen.getByRole('region', { name: 'Ways to take part' }))
const currentDot = () =>
  hero()
    .getAllByRole('button', { name: /^Go to slide/ })
    .findIndex((dot) => dot.hasAttribute('aria-current'))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('the hero', () => {
  beforeEach(async () => {
    await renderPage(remote, '/')
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it.each(SLIDES)('has a slide on %s whose button leads on', (subtitle, cta, address) => {
    const index = SLIDES.findIndex(([name]) => name === subtitle)
    fireEvent.click(hero().getByRole('button', { name: `Go to slide ${index + 1} of 3` }))
    expect(currentDot()).toBe(index)
    const slide = within(hero().getByRole('group', { name: `${index + 1} of 3` }))
    expect(slide.getByText(subtitle)).toBeTruthy()
    expect(slide.getByRole('link', { name: cta }).getAttribute('href')).toBe(address)
    expect(slide.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
      '/ghanapremiership#contact',
    )
  })
})

describe('the hero left alone', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('shows the next slide every 6000 ms, not before, and wraps around', async () => {
    await renderPage(remote, '/')
    expect(currentDot()).toBe(0)
    wait(5_999)
    expect(currentDot()).toBe(0)
    wait(1)
    expect(currentDot()).toBe(1)
    wait(12_000)
    expect(currentDot()).toBe(0)
  })
})
