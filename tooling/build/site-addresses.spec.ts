import { beforeAll, describe, expect, it } from '@jest/globals'
import { workspaceRemotes } from 'release/workspace'
import { selectRoute, withoutTrailingSlash } from 'shared-contracts/select-route'
import { addressConflicts, type ReleaseAddresses } from 'shared-contracts/addresses'
import { addressesOf, type Release } from 'shared-contracts/release'
import { describeSource } from '../dev/dev-release.ts'

/** Own paths of the pages of the group's site, which is served at the root and below `/fbcpartners`. */
const GROUP = [
  '/',
  '/about',
  '/services',
  '/news',
  '/news/:slug',
  '/search',
  '/privacy',
  '/careers',
]
const SUBSIDIARIES = ['/oil-gas', '/procurement', '/gold', '/construction', '/agricol']
const PORTAL = [
  ...['/', '/live', '/fixtures', '/tables', '/teams', '/players', '/news', '/shop'],
  ...['/matches/:match', '/teams/:team', '/players/:player', '/news/:article'],
]
const LEAGUE_COMPANY = ['/', '/about']
/** The desk routes internally. */
const DESK = ['/*']

type Answered = readonly [address: string, remote: string, basePath: string, path: string]

const answered = (remote: string, basePath: string, paths: readonly string[]): Answered[] =>
  paths.map((path) => [withoutTrailingSlash(basePath + path), remote, basePath, path])

/**
 * Every address of the specification's route selection (2.1), of the league's records and of the desk,
 * with its remote.
 */
const ADDRESSES = [
  ...['', '/fbcpartners'].flatMap((basePath) => [
    ...answered('mfe-group', basePath, GROUP),
    ...answered('mfe-subsidiaries', basePath, SUBSIDIARIES),
  ]),
  ...answered('mfe-league-company', '/ghanapremiership', LEAGUE_COMPANY),
  ...answered('mfe-gpl', '/gpl', PORTAL),
  ...answered('mfe-desk', '/desk', DESK),
]

const releases: Release[] = []
const table: ReleaseAddresses[] = []
beforeAll(async () => {
  // One after the other: jest cannot link modules that two imports request at the same time.
  for (const name of workspaceRemotes()) releases.push(await describeSource(name))
  table.push(...releases.map(addressesOf))
}, 60_000)

describe('the pages of all remotes', () => {
  it('stand at the addresses of the specification, and at no others', () => {
    const addresses = table.flatMap(({ basePaths, patterns }) =>
      basePaths.flatMap((basePath) =>
        patterns.map((path) => withoutTrailingSlash(basePath + path)),
      ),
    )
    expect(addresses.sort()).toEqual(ADDRESSES.map(([address]) => address).sort())
  })

  it.each(['title', 'description'] as const)('have a %s of their own each', (member) => {
    const texts = releases.flatMap(({ routes }) => routes.map((route) => route[member]))
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index)
    expect(texts).toHaveLength(28)
    expect([...repeated, ...texts.filter((text) => text.trim() === '')]).toEqual([])
  })

  it('claim nothing of each other, nor of the site itself', () => {
    const given = table.flatMap(({ remote, basePaths }) =>
      basePaths.map((prefix) => ({ prefix, remote })),
    )
    expect(table.flatMap((remote) => addressConflicts(remote, given, table))).toEqual([])
  })

  it.each(ADDRESSES)('answer %s by %s under %j at %s', (address, remote, basePath, path) => {
    const slashed = address === '/' ? address : `${address}/`
    for (const asked of [address, slashed]) {
      expect(selectRoute(asked, table)).toEqual({ remote, basePath, path })
    }
  })

  it.each([
    '/nonsense',
    '/About',
    '/about/team',
    '/live',
    '/fbcpartners/gpl',
    '/fbcpartners/ghanapremiership',
    '/fbcpartners/fbcpartners',
    '/fbcpartners/nonsense',
    '/fbcpartnersx',
    '/ghanapremiership/news',
    '/ghanapremiership/gpl',
    '/ghanapremiership/about/team',
    '/ghanapremierships',
    '/gpl/about',
    '/gpl/nonsense',
    '/gpl/live/more',
    '//',
    '//about',
    '/about//',
    '/fbcpartners//',
    '/fbcpartners//about',
    '/gpl//live',
  ])('do not answer %s', (address) => {
    expect(selectRoute(address, table)).toBeNull()
    if (!address.endsWith('/')) expect(selectRoute(`${address}/`, table)).toBeNull()
  })
})
