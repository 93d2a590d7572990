import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './query-client.ts'
import { getJson, postJson } from './http-client.ts'

const answer = (status: number, body: string, statusText = '') =>
  Promise.resolve(new Response(body, { status, statusText }))

describe('HTTP client', () => {
  const fetchMock = jest.fn<typeof fetch>()
  const realFetch = globalThis.fetch
  beforeEach(() => {
    fetchMock.mockReset()
    globalThis.fetch = fetchMock
  })
  afterEach(() => {
    globalThis.fetch = realFetch
  })

  it('sends credentials and no content type with a GET', async () => {
    fetchMock.mockReturnValue(answer(200, '[]'))
    await expect(getJson('/api/news')).resolves.toEqual([])
    expect(fetchMock).toHaveBeenCalledWith('/api/news', { credentials: 'include' })
  })

  it('sends credentials, a JSON content type and the idempotency key with a body', async () => {
    fetchMock.mockReturnValue(answer(201, ''))
    await postJson('/api/contact', { a: 1 }, { idempotencyKey: 'k1' })
    expect(fetchMock).toHaveBeenCalledWith('/api/contact', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
      body: '{"a":1}',
      signal: expect.any(AbortSignal),
    })
  })

  it('says of a form whether its trap was filled in, and how long it was shown', async () => {
    fetchMock.mockReturnValue(answer(201, ''))
    await postJson('/api/contact', { a: 1 }, { isTrapped: true, ageMs: 1500.4 })
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toEqual({
      'Content-Type': 'application/json',
      'X-Form-Trap': '1',
      'X-Form-Age': '1500',
    })
  })

  it('reads the answer for who asks for it', async () => {
    fetchMock.mockReturnValue(answer(201, '{"isMailed":false}'))
    await expect(postJson('/api/newsletter', {}, { read: (body) => body })).resolves.toEqual({
      isMailed: false,
    })
  })

  it('sends no content type without a body', async () => {
    fetchMock.mockReturnValue(answer(200, ''))
    await postJson('/api/ping')
    expect(fetchMock.mock.calls[0]?.[1]).toEqual({
      method: 'POST',
      credentials: 'include',
      headers: {},
      signal: expect.any(AbortSignal),
    })
  })

  it.each([
    [500, 'database is away', 'Internal Server Error', '500: database is away'],
    [502, '', 'Bad Gateway', '502: Bad Gateway'],
    [401, 'sign in', '', '401: sign in'],
  ])('makes an error of a %i', async (status, body, statusText, message) => {
    fetchMock.mockReturnValue(answer(status, body, statusText))
    await expect(getJson('/api/news')).rejects.toThrow(message)
  })

  it('answers a 401 with null where that is configured', async () => {
    fetchMock.mockReturnValue(answer(401, 'sign in'))
    await expect(getJson('/api/me', { on401: 'return-null' })).resolves.toBeNull()
  })
})

/** Waits until queries that are answered at once have told their observers. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('query defaults', () => {
  it('never go stale, refetch or retry', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: {
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
      mutations: { retry: false },
    })
  })

  it('fail without a network, and only what failed is fetched again when it returns', async () => {
    const client = createQueryClient()
    const news = jest.fn(() => Promise.resolve(['news']))
    news.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const known = jest.fn(() => Promise.resolve([]))
    const failing = new QueryObserver(client, { queryKey: ['/api/news'], queryFn: news })
    const loaded = new QueryObserver(client, { queryKey: ['/api/subsidiaries'], queryFn: known })
    client.setQueryData(['/api/subsidiaries'], [])
    client.mount()
    onlineManager.setOnline(false)
    const stops = [failing, loaded].map((observer) => observer.subscribe(() => undefined))
    try {
      await settled()
      expect(failing.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' })
      onlineManager.setOnline(true)
      await settled()
      expect(failing.getCurrentResult().data).toEqual(['news'])
      expect(known).not.toHaveBeenCalled()
    } finally {
      for (const stop of stops) stop()
      client.unmount()
      onlineManager.setOnline(true)
    }
  })

  it('fetch the first element of the query key', async () => {
    const realFetch = globalThis.fetch
    const fetchMock = jest.fn<typeof fetch>().mockReturnValue(answer(200, '[1]'))
    globalThis.fetch = fetchMock
    try {
      await expect(createQueryClient().fetchQuery({ queryKey: ['/api/news', 2] })).resolves.toEqual(
        [1],
      )
      expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/news')
    } finally {
      globalThis.fetch = realFetch
    }
  })
})
