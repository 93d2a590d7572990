import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Answer } from 'shared-ui/testing'
import { answerWithSubsidiaries } from '../../testing/answers.ts'
import { openSite, settle } from '../../testing/open-site.tsx'

afterEach(cleanup)

const market = () => screen.getByRole('region', { name: 'Gold and silver, through the day' })
const placeholders = () => market().querySelectorAll('[aria-hidden="true"] > ul > li').length

it('the metals have two placeholders while they load', async () => {
  answerWithSubsidiaries()
  await openSite('gold')
  expect(placeholders()).toBe(2)
})

it('the metals have none below their error, while they are asked for again either', async () => {
  let answer: Answer = 'fails'
  answerWithSubsidiaries({ '/api/metals-prices': () => answer })
  await openSite('gold')
  expect(placeholders()).toBe(0)
  answer = 'hangs'
  fireEvent.click(within(market()).getByRole('button', { name: 'Retry' }))
  await settle()
  expect(within(market()).getByText('Unable to load live pricing data.')).toBeTruthy()
  expect(placeholders()).toBe(0)
})
