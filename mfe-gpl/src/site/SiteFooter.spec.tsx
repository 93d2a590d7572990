import { expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { textsOf } from '../testing/texts.ts'
import { PAGES } from './navigation.ts'
import { renderPortal } from '../testing/sample-league.ts'

it.each(PAGES)('the footer marks $label alone on its page', async ({ to, label }) => {
  await renderPortal(to)
  const links = within(screen.getByRole('navigation', { name: 'Footer' }))
  expect(textsOf(links.getAllByRole('link', { current: 'page' }))).toEqual([label])
})
