import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { hydrate } from '../../testing/hydrate.ts'
import { FilterSelect } from './FilterSelect.tsx'

const CLUBS = ['', 'asante-kotoko', 'hearts-of-oak']

/** Hydrates the filter, in which a visitor has chosen something meanwhile. */
async function hydrated(value: string, chosen?: string) {
  const onChange = jest.fn()
  await hydrate(
    <FilterSelect label="Against" value={value} choices={CLUBS} onChange={onChange} />,
    () => {
      const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Against' })
      if (chosen !== undefined) field.value = chosen
    },
  )
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
