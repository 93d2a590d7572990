import type { Page, Request } from '@playwright/test'

/** What the page sends to a path from now on, and how the server takes it. */
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

/** The bodies of what was sent. */
export const bodiesOf = (requests: readonly Request[]): unknown[] =>
  requests.map((request): unknown => request.postDataJSON())

/** A server that answers only when the test says so. */
export function answerLater(): { answered: Promise<void>; answer: () => void } {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { answered, answer: () => answer() }
}
