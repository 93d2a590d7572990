import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { scrollToContactSoon } from './footer-scroll.ts'

const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue()
const SteadySizes = globalThis.ResizeObserver
let pageGrows: () => void

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  pageGrows = () => undefined
  globalThis.ResizeObserver = class extends SteadySizes {
    constructor(changed: ResizeObserverCallback) {
      super(changed)
      pageGrows = () => changed([], this)
    }
    override disconnect = () => {
      pageGrows = () => undefined
    }
  }
})
afterEach(() => {
  globalThis.ResizeObserver = SteadySizes
  document.body.replaceChildren()
  jest.useRealTimers()
})

function contactSection(): [HTMLElement, jest.Mock] {
  const section = document.createElement('section')
  section.id = 'contact'
  const scroll = jest.fn()
  section.scrollIntoView = scroll
  return [section, scroll]
}

describe('Contact Us', () => {
  it('waits for the home page’s contact section and leaves its own page’s alone', () => {
    const [own, scrollOwn] = contactSection()
    const [home, scrollHome] = contactSection()
    document.body.append(own)
    scrollToContactSoon()
    jest.advanceTimersByTime(1_000)
    own.replaceWith(home)
    pageGrows()
    expect(scrollOwn).not.toHaveBeenCalled()
    expect(scrollTo).not.toHaveBeenCalled()
    expect(scrollHome).toHaveBeenCalledTimes(1)
  })

  /** Goes to a home page whose data is still to come. */
  function goHome() {
    const [section, scroll] = contactSection()
    scrollToContactSoon()
    document.body.append(section)
    jest.advanceTimersByTime(300)
    expect(scroll).toHaveBeenCalledTimes(1)
    return scroll
  }

  it('goes on to the section while data above it arrives, for five seconds', () => {
    const scroll = goHome()
    pageGrows()
    jest.advanceTimersByTime(4_999)
    pageGrows()
    expect(scroll).toHaveBeenCalledTimes(3)
    jest.advanceTimersByTime(1)
    pageGrows()
    expect(scroll).toHaveBeenCalledTimes(3)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])(
    'leaves the page to the visitor after a %s',
    (type) => {
      const scroll = goHome()
      window.dispatchEvent(new Event(type))
      pageGrows()
      expect(scroll).toHaveBeenCalledTimes(1)
    },
  )
})
