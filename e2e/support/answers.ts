import type { Page, Request } from '@playwright/test'

/** Intercepts requests to a path, and answers them in the given way. @returns the requests. */
export async function answering(
  page: Page,
  path: string,
  answer: 'accept' | 'refuse' | 'lose' | Promise<void> = 'accept',
): Promise<Request[]> {
  const requests: Request[] = []
  await page.route(`**${path}`, async (route) => {
    requests.push(route.request())
    if (answer === 'lose') return route.abort()
    if (answer === 'refuse') return route.fulfill({ status: 500, body: 'database is away' })
    if (answer !== 'accept') await answer
    return route.fulfill({ status: 201, json: { id: 1, createdAt: '2025-07-09T12:00:00.000Z' } })
  })
  return requests
}

/** Parsed JSON bodies of the requests. */
export const bodiesOf = (requests: readonly Request[]): unknown[] =>
  requests.map((request): unknown => request.postDataJSON())

/** A response that is delayed until the test releases it. */
export function answerLater(): { answered: Promise<void>; answer: () => void } {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { answered, answer: () => answer() }
}
