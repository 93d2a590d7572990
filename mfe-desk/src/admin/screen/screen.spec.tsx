import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { inHost, rulesOf } from 'shared-ui/testing'
import { Screen } from './Screen.tsx'

it('breaks a name of one long word, so that the page stays as wide as its window', () => {
  const name = 'Nyarkoa'.repeat(30)
  render(inHost(<Screen title={name}>Text</Screen>))
  const head = screen.getByRole('heading', { name }).parentElement
  const rule = expect.stringMatching(/> ?h1 .*min-width: 0.*overflow-wrap: anywhere/)
  expect(rulesOf(head)).toContainEqual(rule)
})
