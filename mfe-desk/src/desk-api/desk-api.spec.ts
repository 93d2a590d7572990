import { describe, expect, it } from '@jest/globals'
import { callDesk, DeskError, messageOf, reasonOf } from './desk-api.ts'

/** Answers every call with this status and text; the text may not arrive. */
function answer(status: number, text: () => Promise<string>): void {
  const response: Partial<Response> = { ok: status < 300, status, text }
  globalThis.fetch = () => Promise.resolve(response as Response)
}
const failure = () =>
  callDesk('score').then(
    () => null,
    (error: unknown) => error,
  )

describe('a call of the desk', () => {
  it.each([
    ['is lost in the middle of its answer', 200, () => Promise.reject(new TypeError('terminated'))],
    ['is lost in the middle of a refusal', 409, () => Promise.reject(new TypeError('terminated'))],
    [
      'is answered by the sign-in page of a public network',
      200,
      () => Promise.resolve('<!doctype html><title>Welcome to the stadium</title>'),
    ],
  ])('that %s has no response', async (_how, status, text) => {
    answer(status, text)
    const error = await failure()
    expect(error).toBeInstanceOf(DeskError)
    expect(error).toMatchObject({ status: 0, message: 'The desk did not answer. Try again.' })
  })

  it.each([
    ['before', (query: AbortController) => query.abort()],
    ['while it waits', (query: AbortController) => setTimeout(() => query.abort(), 0)],
  ])('is given up with its query, %s', async (_when, end) => {
    globalThis.fetch = (_address, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(new Error('aborted'))
        signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    const query = new AbortController()
    end(query)
    await expect(callDesk('score', { signal: query.signal })).rejects.toThrow(DeskError)
  })

  it('that is refused says why, in the words of the API', async () => {
    answer(403, () => Promise.resolve('{"message":"This match was not given to you"}'))
    expect(await failure()).toMatchObject({
      status: 403,
      message: 'This match was not given to you',
    })
  })
  it.each([
    [413, 'This is too large to be sent'],
    [429, 'Too much was sent at once. Try again in a minute.'],
    [502, 'The desk did not answer. Try again.'],
  ])('that is refused with %i in front of the API says why in our words', async (status, words) => {
    answer(status, () => Promise.resolve('<html>nginx</html>'))
    expect(messageOf(await failure())).toBe(words)
  })

  it('that is refused for a field says what is wrong with it, where no field shows it', async () => {
    const fieldErrors = { name: ['“Hearts” is a name of Hearts of Oak', 'Enter a name'] }
    answer(400, () =>
      Promise.resolve(JSON.stringify({ message: 'The request is not valid', fieldErrors })),
    )
    const error = await failure()
    expect(reasonOf(error)).toBe('“Hearts” is a name of Hearts of Oak')
    expect(messageOf(error)).toBe('The request is not valid')
  })
})
