import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { inHost, testHost } from 'shared-ui/testing/in-host'
import { remote } from './remote.tsx'

it.each([
  ['', '/'],
  ['/fbcpartners', '/fbcpartners'],
])('a page that failed below "%s" offers Retry and the way home to %s', (basePath, href) => {
  const retry = jest.fn()
  const { unmount } = render(
    inHost(<remote.Failure error={new Error('lost')} retry={retry} />, testHost({ basePath })),
  )
  const home = screen.getByRole('link', { name: 'Back to the home page' })
  expect(home.getAttribute('href')).toBe(href)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
  unmount()
})
