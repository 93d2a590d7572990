import { act } from '@testing-library/react'

/** Takes the place of the browser's: jsdom has none. A test says what arrives. */
class TestEventSource extends EventTarget {
  static readonly opened: TestEventSource[] = []
  readonly CLOSED = 2
  readyState = 1

  constructor(readonly url: string) {
    super()
    TestEventSource.opened.push(this)
  }

  close(): void {
    this.readyState = this.CLOSED
  }
}

/** Puts streams of a test in the place of the network. */
export function fakeStreams() {
  const { opened } = TestEventSource
  opened.length = 0
  Object.assign(globalThis, { EventSource: TestEventSource })
  const open = () => opened.filter(({ readyState }) => readyState === 1)
  const dispatch = (event: Event) =>
    act(() => open().forEach((stream) => stream.dispatchEvent(event)))
  return {
    /** Addresses of the streams that were opened, the first one first. */
    addresses: () => opened.map(({ url }) => url),
    /** Of those that are open. */
    openAddresses: () => open().map(({ url }) => url),
    /** A message arrives at all that are open. */
    say: (name: string, data: unknown) =>
      dispatch(new MessageEvent(name, { data: JSON.stringify(data) })),
    /** The line breaks. @param isRefused whether the browser gives up; otherwise it comes back by itself. */
    fail: (isRefused: boolean) =>
      act(() => {
        for (const stream of open()) {
          if (isRefused) stream.close()
          stream.dispatchEvent(new Event('error'))
        }
      }),
  }
}

/** A browser that knows no streams. */
export const withoutStreams = () => Reflect.deleteProperty(globalThis, 'EventSource')

/** The visitor looks for another tab, or comes back. */
export function hideTab(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
