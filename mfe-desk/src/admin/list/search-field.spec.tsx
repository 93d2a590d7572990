import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import { SearchField } from './SearchField.tsx'

it('is no wider than a narrow screen with large text', () => {
  render(inHost(<SearchField value="" onSearch={() => undefined} />))
  const input = screen.getByLabelText('Search')
  const styleOf = (element: Element | null, name: string) =>
    element && getComputedStyle(element).getPropertyValue(name)
  expect([styleOf(input.parentElement, 'min-width'), styleOf(input, 'width')]).toEqual([
    ...['0', '100%'],
  ])
})

it('takes no more than the API searches for', () => {
  render(inHost(<SearchField value="" onSearch={() => undefined} />))
  expect(screen.getByLabelText<HTMLInputElement>('Search').maxLength).toBe(200)
})
