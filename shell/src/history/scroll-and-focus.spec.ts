import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { RemoteLocation } from 'shared-contracts/host'
import { ScrollAndFocus } from './scroll-and-focus.ts'

const at = (pathname: string, hash = ''): RemoteLocation => ({
  pathname,
  search: '',
  hash,
  state: null,
  key: pathname + hash,
})
const scrollIntoView = jest.fn<typeof Element.prototype.scrollIntoView>()
const scrollTo = jest.fn<(options: ScrollToOptions) => void>()
let pageGrows: () => void
const isSmooth = () => 'smoothScroll' in document.documentElement.dataset

beforeEach(() => {
  scrollIntoView.mockReset()
  scrollTo.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
  window.scrollTo = scrollTo as typeof window.scrollTo
  globalThis.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      pageGrows = () => changed([], this)
    }
    observe = () => undefined
    unobserve = () => undefined
    disconnect() {
      pageGrows = () => undefined
    }
  }
  scrolledTo(0)
  sessionStorage.clear()
  document.body.innerHTML = '<h1>Page</h1><p id="contact">Write to us</p><p id="50%">Half</p>'
})

function scrolledTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
}

describe('arriving at an anchor', () => {
  it.each([
    ['#contact', 'contact'],
    ['#%63ontact', 'contact'],
    ['#50%', '50%'],
  ])('of %s brings the element %s into view', (hash, id) => {
    new ScrollAndFocus(at('/')).arrive(at('/', hash), 'push', document.body)
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)])
    expect(document.activeElement?.id).toBe(id)
  })

  it.each([
    ['/about', '/about', true],
    ['/about/', '/about', true],
    ['/', '/about', false],
  ])('from %s to %s moves there, smoothly: %s', (from, to, smoothly) => {
    new ScrollAndFocus(at(from)).arrive(at(to, '#contact'), 'push', document.body)
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    expect(isSmooth()).toBe(smoothly)
  })

  it('stays there while the page grows, until the visitor does something', () => {
    new ScrollAndFocus(at('/')).arrive(at('/', '#contact'), 'load', document.body)
    pageGrows()
    pageGrows()
    expect(scrollIntoView).toHaveBeenCalledTimes(3)
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'instant' })
    window.dispatchEvent(new Event('wheel'))
    pageGrows()
    expect(scrollIntoView).toHaveBeenCalledTimes(3)
    expect(isSmooth()).toBe(true)
  })

  it('leaves who went on to read before the scripts came where they are', () => {
    scrolledTo(3_000)
    document.getElementById('contact')!.getBoundingClientRect = () => new DOMRect(0, -2_000, 10, 10)
    new ScrollAndFocus(at('/')).arrive(at('/', '#contact'), 'load', document.body)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('of nothing on the page stays where it is', () => {
    new ScrollAndFocus(at('/')).arrive(at('/', '#%'), 'push', document.body)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})

describe('the page of the address itself', () => {
  const about = at('/about', '#contact')
  it.each([
    ['by a choice of a filter stays', { ...at('/about'), search: '?view=Form' }, 'push', false],
    ['by what is typed into a filter stays', at('/about'), 'replace', false],
    ['by Back stays', at('/about'), 'traverse', false],
    ['by a link leads to its top', at('/about'), 'push', true],
  ] as const)('%s', (_how, location, kind, isTop) => {
    new ScrollAndFocus(about).arrive(location, kind, document.body)
    expect(scrollTo.mock.calls).toEqual(isTop ? [[{ top: 0, behavior: 'instant' }]] : [])
    expect(document.activeElement === document.querySelector('h1')).toBe(isTop)
  })
})

describe('coming back to a page', () => {
  /** Simulates a document in which the page was left at 500 px. */
  function leftAt500(): void {
    const scroll = new ScrollAndFocus(at('/about'))
    scrolledTo(500)
    scroll.arrive(at('/about'), 'load', document.body)
    window.dispatchEvent(new Event('pagehide'))
  }
  const pageHeight = (height: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: height,
      configurable: true,
    })

  it('in a new document lets the browser restore the place', () => {
    leftAt500()
    expect(window.history.scrollRestoration).toBe('auto')
    window.dispatchEvent(new Event('pageshow'))
    expect(window.history.scrollRestoration).toBe('manual')
    pageHeight(9_000)
    scrolledTo(700)
    new ScrollAndFocus(at('/about')).arrive(at('/about'), 'load', document.body)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('in the document that the browser kept moves there again', () => {
    leftAt500()
    const shown = new Event('pageshow')
    Object.assign(shown, { persisted: true })
    window.dispatchEvent(shown)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' })
  })

  it('in a new document that was too short for the place moves there as it grows', () => {
    leftAt500()
    pageHeight(window.innerHeight + 100)
    scrolledTo(100)
    new ScrollAndFocus(at('/about')).arrive(at('/about'), 'load', document.body)
    pageGrows()
    expect(scrollTo.mock.calls).toEqual(Array(2).fill([{ top: 500, behavior: 'instant' }]))
  })

  it('by Back moves to the place where it was left', () => {
    const scroll = new ScrollAndFocus(at('/about'))
    scrolledTo(500)
    scroll.remember(at('/about'))
    scroll.arrive(at('/news'), 'push', document.body)
    scroll.arrive(at('/about'), 'traverse', document.body)
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' })
  })
})

describe('the heading of a page that was gone to', () => {
  const headingOf = (text: string) => {
    const heading = document.createElement('h1')
    heading.textContent = text
    return heading
  }
  const go = () => {
    const heading = document.querySelector('h1')!
    new ScrollAndFocus(at('/')).arrive(at('/news'), 'push', document.body)
    expect(document.activeElement).toBe(heading)
    return heading
  }

  it('hands the focus on to the one that comes in its place with the data', async () => {
    const heading = go()
    for (const text of ['Story', 'A well is drilled']) {
      document.querySelector('h1')?.replaceWith(headingOf(text))
      await Promise.resolve()
      expect(document.activeElement?.textContent).toBe(text)
    }
    expect(heading.isConnected).toBe(false)
  })

  it.each([
    ['at an anchor that the page does not have', at('/news', '#opened'), 'push'],
    ['by Back, from where an anchor had been gone to', at('/news', '#contact'), 'traverse'],
  ] as const)('has the focus %s', (_how, location, kind) => {
    const scroll = new ScrollAndFocus(location)
    scroll.remember(location)
    scroll.arrive(at('/'), 'push', document.body)
    document.querySelector('h1')?.blur()
    scroll.arrive(location, kind, document.body)
    expect(document.activeElement).toBe(document.querySelector('h1'))
  })

  it('leaves the focus where the visitor has moved it meanwhile', async () => {
    const heading = go()
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    heading.replaceWith(headingOf('A well is drilled'))
    await Promise.resolve()
    expect(document.activeElement).toBe(field)
  })
})

describe('an anchor that comes with the data of the page', () => {
  let scroll: ScrollAndFocus
  // Ends the watch over the heading.
  afterEach(() => scroll.arrive(at('/'), 'load', document.body))

  const bring = (id: string) => {
    const anchor = document.body.appendChild(document.createElement('section'))
    anchor.id = id
    return Promise.resolve(anchor)
  }

  it.each(['push', 'load'] as const)('is moved to then, by %s, and held', async (kind) => {
    const from = kind === 'load' ? at('/tables', '#cup') : at('/')
    scroll = new ScrollAndFocus(from)
    scroll.arrive(at('/tables', '#cup'), kind, document.body)
    await bring('league')
    expect(scrollIntoView).not.toHaveBeenCalled()
    const anchor = await bring('cup')
    expect(document.activeElement).toBe(anchor)
    pageGrows()
    expect(scrollIntoView.mock.contexts).toEqual([anchor, anchor])
    window.dispatchEvent(new Event('wheel'))
    expect(isSmooth()).toBe(true)
  })

  it.each([
    ['uses the page', () => window.dispatchEvent(new Event('keydown'))],
    ['has begun to read', () => scrolledTo(3_000)],
  ])('leaves who %s where they are', async (_what, act) => {
    scroll = new ScrollAndFocus(at('/'))
    scroll.arrive(at('/tables', '#cup'), 'load', document.body)
    act()
    const anchor = document.createElement('section')
    anchor.getBoundingClientRect = () => new DOMRect(0, -2_000, 10, 10)
    anchor.id = 'cup'
    document.body.append(anchor)
    await Promise.resolve()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it('leaves who has gone on to another page where they are', async () => {
    scroll = new ScrollAndFocus(at('/'))
    scroll.arrive(at('/tables', '#cup'), 'push', document.body)
    scroll.arrive(at('/news'), 'push', document.body)
    await bring('cup')
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})
