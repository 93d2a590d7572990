import { expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { answerWithSubsidiaries, SUBSIDIARIES } from '../../testing/answers.ts'
import { openSite } from '../../testing/open-site.tsx'

const gold = SUBSIDIARIES.find(({ slug }) => slug === 'gold')!

/** Positions of the last picture before the page ends. */
const closeUp = () => {
  const image = [...document.querySelectorAll('main img')].at(-1)
  return image && getComputedStyle(image).objectPosition
}

it.each([
  ['our own picture', gold.heroImage, '85% 45%'],
  ['a picture of the library', '/media/library/pit', '20% 60%'],
])('takes a closer look at what matters in %s', async (_, heroImage, position) => {
  const body = { ...gold, heroImage, focalPoint: { x: 0.2, y: 0.6 } }
  answerWithSubsidiaries({ '/api/subsidiaries/gold': { body } })
  await openSite('gold')
  await waitFor(() => expect(closeUp()).toBe(position))
})
