import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { NewsFilters } from './NewsFilters.tsx'

const region = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' })
const tree = (choose: (name: 'category' | 'region', value: string) => void) => (
  <NewsFilters category="all" region="all" choose={choose} />
)

it('takes over what was chosen before any script ran', async () => {
  const { renderToString } = await import('react-dom/server')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree(() => undefined))
  region().value = 'africa'
  const choose = jest.fn()
  await act(() => Promise.resolve(render(tree(choose), { container, hydrate: true })))
  expect([region().value, choose.mock.calls]).toEqual(['africa', [['region', 'africa']]])
})
