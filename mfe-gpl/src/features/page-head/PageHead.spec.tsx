import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { rulesOf } from 'shared-ui/testing'
import { renderPortal } from '../../testing/sample-league.ts'

it('the head of a page keeps the margins of its page on paper', async () => {
  await renderPortal('/fixtures')
  const lines = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement ?? null
  const [printed] = rulesOf(lines).filter((rule) => rule.startsWith('@media print'))
  expect(printed).toContain('padding-block: 0 12px;')
  expect(printed).not.toContain('padding:')
})
