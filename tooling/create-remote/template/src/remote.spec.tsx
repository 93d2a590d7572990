import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from './remote.ts'

it('answers under its prefix', () => {
  expect(remote.basePaths).toEqual(['__prefix__'])
})

it('shows its home page, and marks it as the current one', async () => {
  await renderPage(remote, '/', { basePath: '__prefix__' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('__title__')
  const [current] = screen.getAllByRole('link', { current: 'page' })
  expect(current?.getAttribute('href')).toBe('__prefix__')
})
