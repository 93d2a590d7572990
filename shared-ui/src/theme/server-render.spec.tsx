/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
import { expect, it } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { inventory } from '../testing/inventory.tsx'

it('renders without a document, and without a style attribute, which the policy of the page forbids', () => {
  expect(typeof document).toBe('undefined')
  const html = renderToString(inventory())
  expect(html).toContain('404 Page Not Found')
  expect(html).not.toMatch(/\sstyle="|<style/)
})

it('has the final value of a counter in its markup', () => {
  expect(renderToString(inventory())).toContain('50+')
})

it('renders the same markup every time', () => {
  expect(renderToString(inventory())).toBe(renderToString(inventory()))
})
