import { expect, it } from '@jest/globals'
import { Leftovers } from '../guard/leftovers.ts'
import { Running } from '../guard/running.ts'
import { Loans } from './loans.ts'

const KEY = ['/api/news']
const loans = () =>
  new Loans({
    nonce: 'nonce',
    shown: 'mfe-gpl',
    state: [[KEY, 1_000, 'of the document']],
    leftovers: new Leftovers(),
    running: new Running(),
  })
const gpl = { name: 'mfe-gpl', version: '1.4.0' }
const group = { name: 'mfe-group', version: '1.0.0' }

it('answers of the document are those of the remote that it shows', () => {
  const { lend } = loans()
  expect(lend(gpl).services.queryClient.getQueryData(KEY)).toBe('of the document')
  expect(lend(group).services.queryClient.getQueryData(KEY)).toBeUndefined()
})

it('what a remote writes into its cache no other reads, and it finds it again', () => {
  const { lend } = loans()
  lend(gpl).services.queryClient.setQueryData(KEY, 'poison')
  const other = lend(group)
  other.services.queryClient.setQueryData(KEY, 'news')
  lend(gpl).services.queryClient.clear()
  expect(lend(group).services.queryClient.getQueryData(KEY)).toBe('news')
})

it('a remote that changes data says so to the others', async () => {
  const { lend } = loans()
  const { queryClient } = lend(gpl).services
  await lend(group).services.queryClient.invalidateQueries({ refetchType: 'none' })
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true)
})

it('each release has its own styles', () => {
  const { lend } = loans()
  expect(lend(gpl).services.styleCache).not.toBe(lend(group).services.styleCache)
  expect(lend(gpl).services.styleCache).toBe(lend(gpl).services.styleCache)
})
