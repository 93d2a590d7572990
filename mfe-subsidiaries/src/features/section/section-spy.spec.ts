import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createSectionSpy } from './section-spy.ts'

type Report = (entries: { readonly target: Element; readonly isIntersecting: boolean }[]) => void

/** Replaces the browser's observer; a test reports the sections that cross the middle of the screen. */
let report: Report = () => undefined
const watched = new Set<Element>()

beforeEach(() => {
  watched.clear()
  class Observer {
    constructor(callback: Report) {
      report = callback
    }
    observe = (section: Element) => void watched.add(section)
    unobserve = (section: Element) => void watched.delete(section)
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
})

afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: undefined })
})

const section = (id: string) => Object.assign(document.createElement('section'), { id })

describe('the section spy', () => {
  it('knows the section that crosses the middle of the screen', () => {
    const [about, services] = [section('about'), section('services')]
    const spy = createSectionSpy()
    spy.watch(about)
    spy.watch(services)
    expect(spy.inView.getState()).toBeNull()
    report([{ target: about, isIntersecting: true }])
    expect(spy.inView.getState()).toBe('about')
    report([
      { target: about, isIntersecting: false },
      { target: services, isIntersecting: true },
    ])
    expect(spy.inView.getState()).toBe('services')
    report([{ target: services, isIntersecting: false }])
    expect(spy.inView.getState()).toBeNull()
  })

  it('forgets a section that is gone', () => {
    const about = section('about')
    const spy = createSectionSpy()
    const stop = spy.watch(about)
    report([{ target: about, isIntersecting: true }])
    stop?.()
    expect(watched.size).toBe(0)
    expect(spy.inView.getState()).toBeNull()
  })

  it('is content with a browser that has no observer', () => {
    Object.assign(globalThis, { IntersectionObserver: undefined })
    expect(createSectionSpy().watch(section('about'))).toBeUndefined()
  })
})
