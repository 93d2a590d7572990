import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Counter } from './Counter.tsx'

let seen: () => void = () => undefined

class ObserverOfOneElement {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    seen = () => report([{ isIntersecting: true }])
  }
  observe() {}
  disconnect() {}
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('Counter', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(globalThis, { IntersectionObserver: ObserverOfOneElement, matchMedia: undefined })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('stands still until it is seen', () => {
    render(<Counter value={50} suffix="+" />)
    wait(10_000)
    expect(screen.getByText('50+')).toBeTruthy()
  })

  it('counts up from nothing over 2000 ms in 60 steps', () => {
    const { container } = render(<Counter value={600} />)
    act(() => seen())
    const values = new Set([container.textContent])
    for (let ms = 0; ms < 2000; ms += 1) {
      wait(1)
      values.add(container.textContent)
    }
    expect([...values]).toEqual(Array.from({ length: 61 }, (_step, step) => String(step * 10)))
  })

  it('says its final value to assistive software while it counts', () => {
    render(<Counter value={2014} />)
    act(() => seen())
    wait(500)
    expect(screen.getByRole('img', { name: '2014' }).textContent).not.toBe('2014')
  })

  it('stands still for a visitor who asked for less motion', () => {
    seen = () => undefined
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
    render(<Counter value={100} suffix="%" />)
    act(() => seen())
    wait(100)
    expect(screen.getByText('100%')).toBeTruthy()
  })
})
