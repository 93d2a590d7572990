import { describe, expect, it } from '@jest/globals'
import type { StoredWrite } from './stored-writes.ts'
import { faultsOf } from './verdict.ts'
import type { Write } from './writer.ts'

const answer = { id: 1, reference: 'C-1', createdAt: '2025-11-20T12:00:00.000Z' }
const sent = (changes: Partial<Write> = {}): Write => ({
  kind: 'contacts',
  email: 'a@drill.example',
  text: 'Hello',
  attempts: 1,
  acknowledged: answer,
  ...changes,
})
const row = (changes: Partial<StoredWrite> = {}): StoredWrite => ({
  kind: 'contacts',
  email: 'a@drill.example',
  text: 'Hello',
  ...answer,
  ...changes,
})
const none = { lost: [], doubled: [], changed: [], unknown: [], misnotified: [] }
const faults = (writes: Write[], stored: StoredWrite[], notices = ['contact 1']) =>
  faultsOf(writes, { writes: stored, notices, keys: 0 })

describe('verdict of a drill', () => {
  it('finds nothing when what was acknowledged is stored once', () => {
    expect(faults([sent()], [row()])).toEqual(none)
  })

  it('lets a write that nobody was told of be stored, or not', () => {
    const unanswered: Write = {
      kind: 'contacts',
      email: 'a@drill.example',
      text: 'Hello',
      attempts: 1,
    }
    expect(faults([unanswered], [row()])).toEqual(none)
    expect(faults([unanswered], [], [])).toEqual(none)
  })

  it('finds what is lost, doubled, changed, unknown, or notified of too often', () => {
    expect(faults([sent()], [], []).lost).toEqual(['a@drill.example'])
    expect(faults([sent()], [row(), row({ id: 2 })]).doubled).toEqual(['a@drill.example'])
    expect(faults([sent()], [row({ reference: 'C-2' })]).changed).toEqual(['a@drill.example'])
    expect(faults([sent()], [row({ text: 'Other' })]).changed).toEqual(['a@drill.example'])
    expect(faults([], [row()]).unknown).toEqual(['a@drill.example'])
    expect(faults([sent()], [row()], ['contact 1', 'contact 1']).misnotified).toHaveLength(1)
    expect(faults([sent()], [row()], []).misnotified).toHaveLength(1)
  })
})
