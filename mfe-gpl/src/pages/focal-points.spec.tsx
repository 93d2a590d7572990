import { expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { anArticle } from '../testing/league-records.ts'
import { renderPortal } from '../testing/sample-league.ts'
import { ARTICLES } from '../testing/sample-records.ts'

const points = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].map(
    ({ style }) => style.objectPosition,
  )

const focalPoint = { x: 0.25, y: 0.1 }
const answers = {
  '/api/league/articles': { body: ARTICLES.map((article) => ({ ...article, focalPoint })) },
}
const first = ARTICLES[0]!

it.each(['/', '/news'])(
  'crops the pictures of stories around their focal points: %s',
  async (path) => {
    await renderPortal(path, { answers })
    await waitFor(() => expect(points()).toContain('25% 10%'))
    const cropped = points().filter((point) => point === '25% 10%')
    expect(cropped).toHaveLength(path === '/' ? 3 : ARTICLES.length)
  },
)

it('crops it so in a story that is opened in place, and in the stories to read next', async () => {
  const path = `/api/league/articles/${first.slug}`
  const whole = { body: { ...anArticle(first), focalPoint } }
  await renderPortal(`/news/${first.slug}`, { answers: { ...answers, [path]: whole } })
  await waitFor(() => expect(points().length).toBeGreaterThan(1))
  expect(new Set(points())).toEqual(new Set(['25% 10%']))
})

it('a story that is opened in place keeps the focal point of its picture', async () => {
  await renderPortal('/news', { answers })
  fireEvent.click(screen.getByRole('link', { name: `Read Full Article: ${first.title}` }))
  const article = await screen.findByRole('article', { name: first.title })
  expect(article.querySelector('img')?.style.objectPosition).toBe('25% 10%')
})
