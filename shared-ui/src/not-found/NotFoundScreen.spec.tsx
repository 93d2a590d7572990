import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInHost } from '../testing/render-in-host.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

it('says that the page was not found, hints at the router, and shows a way home', () => {
  renderInHost(<NotFoundScreen home="/fbcpartners" />)
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/fbcpartners')
})
