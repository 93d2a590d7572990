import { act } from '@testing-library/react'

/** Replaces the browser's class, which jsdom does not have. Tests send its messages. */
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

/** Replaces network streams with simulated ones. */
export function fakeStreams() {
  const { opened } = TestEventSource
  opened.length = 0
  Object.assign(globalThis, { EventSource: TestEventSource })
  const open = () => opened.filter(({ readyState }) => readyState === 1)
  const dispatch = (event: Event) =>
    act(() => open().forEach((stream) => stream.dispatchEvent(event)))
  return {
    /** Addresses of the opened streams, in order. */
    addresses: () => opened.map(({ url }) => url),
    /** Addresses of the streams that are open. */
    openAddresses: () => open().map(({ url }) => url),
    /** Sends a message to all open streams. */
    say: (name: string, data: unknown) =>
      dispatch(new MessageEvent(name, { data: JSON.stringify(data) })),
    /** Breaks the connections. @param isRefused whether the browser gives up; otherwise it reconnects by itself. */
    fail: (isRefused: boolean) =>
      act(() => {
        for (const stream of open()) {
          if (isRefused) stream.close()
          stream.dispatchEvent(new Event('error'))
        }
      }),
  }
}

/** Simulates a browser without streams. */
export const withoutStreams = () => Reflect.deleteProperty(globalThis, 'EventSource')

/** Hides the tab, or shows it again. */
export function hideTab(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
