import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Reveal } from './Reveal.tsx'

let report: (isIntersecting: boolean) => void
const disconnect = jest.fn()

class WatchedByHand {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    report = (isIntersecting) => callback([{ isIntersecting }])
  }
  observe() {}
  disconnect() {
    disconnect()
  }
}

const show = () => {
  render(<Reveal>A figure</Reveal>)
  return screen.getByText('A figure')
}
const preferReducedMotion = (matches: boolean) => {
  globalThis.matchMedia = (() => ({ matches })) as unknown as typeof matchMedia
}

describe('Reveal', () => {
  beforeEach(() => {
    disconnect.mockClear()
    preferReducedMotion(false)
    report = () => {
      throw new Error('nothing watches')
    }
    globalThis.IntersectionObserver = WatchedByHand as unknown as typeof IntersectionObserver
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    Reflect.deleteProperty(globalThis, 'matchMedia')
  })

  it('rises when it is first scrolled into view, and watches no longer', () => {
    const element = show()
    report(false)
    expect(element.dataset['reveal']).toBeUndefined()
    report(true)
    expect(element.dataset['reveal']).toBe('risen')
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('leaves alone what is in view from the start', () => {
    const element = show()
    report(true)
    expect(element.dataset['reveal']).toBeUndefined()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('stands still for whoever asked for less motion', () => {
    preferReducedMotion(true)
    show()
    expect(() => report(true)).toThrow('nothing watches')
  })
})
