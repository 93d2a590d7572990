import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { inHost } from '../testing/in-host.tsx'
import { renderInHost } from '../testing/render-in-host.tsx'
import { rulesOf } from '../testing/rules-of.ts'
import { Carousel } from './Carousel.tsx'

const NAMES = ['Oil', 'Gold', 'Farms']

const page = (names = NAMES, hasArrows = true) => (
  <>
    <button type="button">Before</button>
    <Carousel
      label="Our companies"
      slides={names}
      keyOf={String}
      interval={5000}
      hasArrows={hasArrows}
    >
      {(name, { isNear }) => (
        <>
          <h2>{name}</h2>
          {isNear && <i>{`picture of ${name}`}</i>}
        </>
      )}
    </Carousel>
  </>
)
const show = (names?: string[], hasArrows?: boolean) => renderInHost(page(names, hasArrows))

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const shown = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** A finger at `x` and `y`, one of some. */
const touchesAt = ([clientX, clientY]: [number, number], fingers = 1) => {
  const finger = { clientX, clientY }
  return { changedTouches: [finger], touches: Array<object>(fingers).fill(finger) }
}
const put = (at: [number, number], fingers = 1) =>
  fireEvent.touchStart(screen.getByText('Oil'), touchesAt(at, fingers))
const lift = (at: [number, number]) => fireEvent.touchEnd(screen.getByText('Oil'), touchesAt(at, 0))
const preferReducedMotion = (isReduced: boolean) => {
  globalThis.matchMedia = ((query: string) => ({
    matches: isReduced && query.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof matchMedia
}

describe('Carousel', () => {
  beforeEach(() => {
    preferReducedMotion(false)
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('is a named region that shows one slide and hides the others from everyone', () => {
    show()
    expect(screen.getByRole('region', { name: 'Our companies' })).toBeTruthy()
    expect(shown()).toEqual(['Oil'])
    expect(screen.getByText('Gold').closest('[hidden]')?.hasAttribute('inert')).toBe(true)
  })

  it('shows the next slide after the interval, not before, and wraps around', () => {
    show()
    wait(4999)
    expect(shown()).toEqual(['Oil'])
    wait(1)
    expect(shown()).toEqual(['Gold'])
    wait(10_000)
    expect(shown()).toEqual(['Oil'])
  })

  it('stands still with a single slide and offers no controls', () => {
    show(['Oil'])
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('wraps backwards and forwards by its arrows', () => {
    show()
    press('Previous slide')
    expect(shown()).toEqual(['Farms'])
    press('Next slide')
    expect(shown()).toEqual(['Oil'])
  })

  it('jumps by its dots and marks the current one', () => {
    show()
    press('Go to slide 3 of 3')
    expect(shown()).toEqual(['Farms'])
    const current = screen.getByRole('button', { current: true })
    expect(current.getAttribute('aria-label')).toBe('Go to slide 3 of 3')
  })

  it('can do without arrows', () => {
    show(NAMES, false)
    expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Go to slide 2 of 3' })).toBeTruthy()
  })

  it('has the control for rotation first in tab order, and it says what it does', () => {
    show()
    const region = screen.getByRole('region')
    expect(region.querySelector('button')?.getAttribute('aria-label')).toBe('Pause rotation')
    press('Pause rotation')
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
    press('Start rotation')
    wait(5000)
    expect(shown()).toEqual(['Gold'])
  })

  it('stops when pointed at and starts again only when asked', () => {
    show()
    fireEvent.mouseEnter(screen.getByText('Oil'))
    fireEvent.mouseLeave(screen.getByRole('region'))
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
    press('Start rotation')
    fireEvent.mouseEnter(screen.getByText('Oil'))
    wait(5000)
    expect(shown()).toEqual(['Gold'])
  })

  it('stops for a pointer that was there before any script ran, when it moves', () => {
    show()
    fireEvent.mouseMove(screen.getByText('Oil'))
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
  })

  it('stands still from a touch until something else is touched', () => {
    show()
    fireEvent.touchStart(screen.getByText('Oil'), touchesAt([0, 0]))
    fireEvent.mouseEnter(screen.getByText('Oil'))
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
    fireEvent.pointerDown(screen.getByText('Before'))
    wait(5000)
    expect(shown()).toEqual(['Gold'])
  })

  it('stays stopped by its button when a touch or the pointer leaves it', () => {
    show()
    fireEvent.touchStart(screen.getByText('Oil'), touchesAt([0, 0]))
    press('Pause rotation')
    fireEvent.pointerDown(screen.getByText('Before'))
    fireEvent.mouseLeave(screen.getByRole('region'))
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
  })

  it('stops when focus enters', () => {
    show()
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
    expect(screen.getByRole('button', { name: 'Start rotation' })).toBeTruthy()
  })

  it('stops for the keyboard also after it was touched', () => {
    show()
    // jsdom has no pointer events.
    const press = new Event('pointerdown', { bubbles: true })
    fireEvent(screen.getByText('Oil'), Object.assign(press, { pointerType: 'touch' }))
    fireEvent.keyDown(screen.getByText('Before'), { key: 'Tab' })
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
  })

  it('stands still where the keyboard is in it before any script runs', async () => {
    const { renderToString } = await import('react-dom/server')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(inHost(page()))
    screen.getByRole('button', { name: 'Next slide' }).focus()
    const { unmount } = render(inHost(page()), { container, hydrate: true })
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
    expect(screen.getByRole('button', { name: 'Start rotation' })).toBeTruthy()
    unmount()
    container.remove()
  })

  it('announces slides only while it stands still', () => {
    show()
    const live = () =>
      screen.getByRole('region').querySelector('[aria-live]')?.getAttribute('aria-live')
    expect(live()).toBe('off')
    press('Pause rotation')
    expect(live()).toBe('polite')
  })

  it('does not rotate for a visitor who asked for less motion', () => {
    preferReducedMotion(true)
    show()
    wait(20_000)
    expect(shown()).toEqual(['Oil'])
    expect(screen.getByRole('button', { name: 'Start rotation' })).toBeTruthy()
  })

  it('lets a slide bring its picture only shortly before it is shown', () => {
    show()
    expect(screen.queryByText('picture of Gold')).toBeNull()
    wait(2500)
    expect(screen.getByText('picture of Gold')).toBeTruthy()
    expect(screen.queryByText('picture of Farms')).toBeNull()
  })

  it('leaves scrolling and zooming with two fingers to the browser', () => {
    show()
    const slides = screen.getByText('Oil').closest('[aria-live]')
    expect(rulesOf(slides).join()).toContain('touch-action: pan-y pinch-zoom')
  })

  it('follows a stroke of the finger and ignores a tap', () => {
    show()
    put([200, 300])
    lift([190, 300])
    expect(shown()).toEqual(['Oil'])
    put([200, 300])
    lift([100, 340])
    expect(shown()).toEqual(['Gold'])
  })

  it('stands still while the page is scrolled by a finger or zoomed by two', () => {
    show()
    put([200, 300])
    lift([140, 200])
    expect(shown()).toEqual(['Oil'])
    put([100, 300])
    put([200, 300], 2)
    lift([20, 300])
    lift([280, 300])
    expect(shown()).toEqual(['Oil'])
  })
})
