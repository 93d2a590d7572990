import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { hydrate } from '../../testing/hydrate.ts'
import { FilterSwitch } from './FilterSwitch.tsx'

it.each([
  ['', '1'],
  ['1', ''],
] as const)('takes over that %j became %j before any script ran', async (value, chosen) => {
  const onChange = jest.fn()
  await hydrate(<FilterSwitch label="Live only" value={value} onChange={onChange} />, () =>
    screen.getByRole('checkbox', { name: 'Live only' }).click(),
  )
  expect(onChange.mock.calls).toEqual([[chosen]])
})
