import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from './remote.ts'

it('answers under its prefix', () => {
  expect(remote.basePaths).toEqual(['/desk'])
})

it('shows its home page, and marks it as the current one', async () => {
  await renderPage(remote, '/', { basePath: '/desk' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Desk')
  const [current] = screen.getAllByRole('link', { current: 'page' })
  expect(current?.getAttribute('href')).toBe('/desk')
})
