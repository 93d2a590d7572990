import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { newSeasonAnswers } from '../testing/real-season.ts'
import { textOf, textsOf } from '../testing/texts.ts'
import { PAGES } from './navigation.ts'
import { renderPortal } from '../testing/sample-league.ts'

it('the footer calls no results samples, which a league may have entered', async () => {
  await renderPortal('/tables', { answers: newSeasonAnswers() })
  const footer = textOf(screen.getByRole('contentinfo'))
  expect(footer).not.toMatch(/(?:results|players|news)[^.]* are samples/i)
  expect(footer).toContain('samples are marked as such')
})

it.each(PAGES)('the footer marks $label alone on its page', async ({ to, label }) => {
  await renderPortal(to)
  const links = within(screen.getByRole('navigation', { name: 'Footer' }))
  expect(textsOf(links.getAllByRole('link', { current: 'page' }))).toEqual([label])
})
