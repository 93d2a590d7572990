import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import { ClubsField } from './ClubsField.tsx'

type All = Parameters<typeof ClubsField>[0]['all']

const CLUBS = [
  { slug: 'asante-kotoko', name: 'Asante Kotoko' },
  { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
]

function show(query: Partial<All>) {
  const all = { data: undefined, isError: false, refetch: jest.fn(), ...query }
  const shown = { value: [], known: [], error: undefined, onChange: jest.fn() }
  render(inHost(<ClubsField all={all} {...shown} />))
  return all
}

const chooseAll = () =>
  screen.getByRole('button', { name: 'Choose all clubs' }).hasAttribute('disabled')

it('says that the clubs are on their way', () => {
  show({})
  expect(screen.getByRole('status', { name: 'Loading the clubs' })).toBeTruthy()
  expect(chooseAll()).toBe(true)
})

it('says that the clubs could not be loaded, and tries again', () => {
  const { refetch } = show({ isError: true })
  expect(screen.getByText('The clubs could not be loaded')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})

it.each([
  ['hearts', ['Hearts of Oak'], false],
  ['lions', [], true],
])('finds clubs by %j', (words, found, isNone) => {
  show({ data: CLUBS })
  fireEvent.change(screen.getByLabelText('Find a club'), { target: { value: words } })
  expect(screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
    found,
  )
  expect(screen.queryByText('No club is found') !== null).toBe(isNone)
  expect(chooseAll()).toBe(false)
})
