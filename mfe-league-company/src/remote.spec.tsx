import { expect, it } from '@jest/globals'
import { remote } from './remote.ts'

it('has its two pages under its prefix, each with a title and a description of its own', () => {
  expect(remote.basePaths).toEqual(['/ghanapremiership'])
  expect(remote.routes.map(({ path }) => path)).toEqual(['/', '/about'])
  expect(new Set(remote.routes.map(({ title }) => title)).size).toBe(2)
  expect(new Set(remote.routes.map(({ description }) => description)).size).toBe(2)
})
