import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { invitationLines } from './first-invitation.ts'

const ADDRESS = 'http://127.0.0.1:3000/desk/invitation?token=abc'

describe("the first administrator's invitation", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'invitation-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is shown once, when it has just been made, and afterwards where it is kept', () => {
    expect(invitationLines(folder, false)).toEqual([])
    writeFileSync(join(folder, 'desk-invitation'), `${ADDRESS}\n`)
    expect(invitationLines(folder, false).join('\n')).toContain(ADDRESS)
    const later = invitationLines(folder, true).join('\n')
    expect(later).toContain(join(folder, 'desk-invitation'))
    expect(later).not.toContain('token')
  })
})
