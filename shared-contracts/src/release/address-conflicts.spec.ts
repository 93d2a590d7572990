import { describe, expect, it } from '@jest/globals'
import { addressConflicts, type ReleaseAddresses } from './address-conflicts.ts'

const given = [
  { prefix: '', remote: 'mfe-group' },
  { prefix: '', remote: 'mfe-shops' },
  { prefix: '/gpl', remote: 'mfe-gpl' },
]
const shops: ReleaseAddresses = {
  remote: 'mfe-shops',
  basePaths: [''],
  patterns: ['/books/:book', '/gold'],
}

const conflictsOf = (release: Partial<ReleaseAddresses>) =>
  addressConflicts({ remote: 'mfe-group', basePaths: [''], patterns: ['/'], ...release }, given, [
    shops,
  ])

describe('addressConflicts', () => {
  it('lets a remote answer under its prefixes what nobody else answers', () => {
    expect(conflictsOf({ patterns: ['/', '/about', '/books', '/gplx'] })).toEqual([])
    expect(addressConflicts(shops, given, [shops])).toEqual([])
  })

  it('lets a remote answer under a longer prefix of its own as well', () => {
    const nested = [...given, { prefix: '/gold-desk', remote: 'mfe-group' }]
    const group = { remote: 'mfe-group', basePaths: ['', '/gold-desk'], patterns: ['/gold-desk/x'] }
    expect(addressConflicts(group, nested, [])).toEqual([])
  })

  it.each([
    [{ basePaths: ['/gpl'] }, ['/gpl is not a prefix that mfe-group was given']],
    [{ remote: 'mfe-new' }, ['the root of the site is not a prefix that mfe-new was given']],
    [{ patterns: ['/gpl/x'] }, ['/gpl/x: /gpl belongs to mfe-gpl']],
    [{ patterns: ['/gpl'] }, ['/gpl: /gpl belongs to mfe-gpl']],
    [{ patterns: ['/gold'] }, ['/gold: mfe-shops answers /gold']],
    [{ patterns: ['/books/:title'] }, ['/books/:title: mfe-shops answers /books/:book']],
    [{ patterns: ['/books/new'] }, ['/books/new: mfe-shops answers /books/:book']],
    [{ patterns: ['/*'] }, ['/*: mfe-shops answers /books/:book']],
    [{ patterns: ['/api/users'] }, ['/api/users: the site itself answers /api']],
  ])('refuses %j', (release, reasons) => {
    expect(conflictsOf(release)).toEqual(reasons)
  })
})
