import { jest } from '@jest/globals'

// jsdom plays nothing.
export const play: jest.Mock<() => Promise<void>> = jest.fn(() => Promise.resolve())
export const pause: jest.Mock<() => void> = jest.fn()
Object.assign(HTMLMediaElement.prototype, { play, pause })
