import { afterEach, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import type { SubsidiaryDetails } from 'shared-contracts/api/subsidiary'
import { inHost, rulesOf } from 'shared-ui/testing'
import { SUBSIDIARIES } from '../../testing/answers.ts'
import { Tagline } from './Tagline.tsx'

afterEach(cleanup)

const DETAILS: SubsidiaryDetails = SUBSIDIARIES[0]!

const tree = (data: SubsidiaryDetails | undefined) =>
  inHost(
    <Tagline
      query={{ data, isError: false, refetch: () => undefined }}
      name="FBC Gold"
      seed="gold"
    />,
  )
const place = () => screen.getByText(DETAILS.tagline).parentElement

it('keeps no second line free for a tagline that came with the page', () => {
  render(tree(DETAILS))
  expect(place()?.hasAttribute('data-reserved')).toBe(false)
  expect(rulesOf(place()).filter((rule) => rule.includes('min-height: 76px'))).toEqual([
    expect.stringContaining('[data-reserved]'),
  ])
})

it('is as tall after a tagline has arrived as it was before', () => {
  const { rerender } = render(tree(undefined))
  expect(screen.getByRole('status').closest('[data-reserved]')).toBeTruthy()
  rerender(tree(DETAILS))
  expect(place()?.hasAttribute('data-reserved')).toBe(true)
})
