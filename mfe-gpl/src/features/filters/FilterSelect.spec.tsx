import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { FilterSelect } from './FilterSelect.tsx'

const CLUBS = ['', 'asante-kotoko', 'hearts-of-oak']
const tree = (value: string, onChange: (choice: string) => void) => (
  <FilterSelect label="Against" value={value} choices={CLUBS} onChange={onChange} />
)
const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Against' })

/** Hydrates the filter, in which a visitor has chosen something meanwhile. */
async function hydrated(value: string, chosen?: string) {
  const { renderToString } = await import('react-dom/server')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree(value, () => undefined))
  if (chosen !== undefined) field().value = chosen
  const onChange = jest.fn()
  await act(() => Promise.resolve(render(tree(value, onChange), { container, hydrate: true })))
  return onChange.mock.calls
}

it('takes over what was chosen before any script ran', async () => {
  expect(await hydrated('', 'hearts-of-oak')).toEqual([['hearts-of-oak']])
})

it.each(['', 'asante-kotoko', 'a-club-that-left'])(
  'chooses nothing by itself at %j',
  async (value) => {
    expect(await hydrated(value)).toEqual([])
  },
)
