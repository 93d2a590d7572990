import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { hydrate } from '../../testing/hydrate.ts'
import { PRODUCTS } from '../../testing/sample-records.ts'
import { SizeChoice } from './SizeChoice.tsx'

const product = { ...PRODUCTS[0]!, name: 'Jersey', sizes: ['S', 'M', 'L'] }

it('takes over a size that was chosen before any script ran', async () => {
  const onChoose = jest.fn()
  await hydrate(<SizeChoice product={product} chosen={null} onChoose={onChoose} />, () =>
    screen.getByRole('radio', { name: 'M' }).click(),
  )
  expect(onChoose.mock.calls).toEqual([['M']])
})

it('chooses no size by itself', async () => {
  const onChoose = jest.fn()
  await hydrate(<SizeChoice product={product} chosen={null} onChoose={onChoose} />, () => undefined)
  expect(onChoose.mock.calls).toEqual([])
})
