import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { startReleaseTestbed, type ReleaseTestbed } from './testing/release-testbed.ts'
import { writeRelease } from './testing/write-release.ts'
import { VERBS } from './verbs/verbs.ts'

const Verb = v.object({ name: v.string(), usage: v.string(), summary: v.string() })
const Help = v.pipe(v.string(), v.parseJson(), v.object({ verbs: v.array(Verb) }))

let folder: string
let release: ReleaseTestbed['release']
let publish: ReleaseTestbed['publish']
let testbed: ReleaseTestbed
beforeAll(async () => {
  testbed = await startReleaseTestbed()
  ;({ folder, release, publish } = testbed)
}, 60_000)
afterAll(() => testbed.stop())

describe('pruning', () => {
  it('shows first what it would remove, and keeps what visitors may still need', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish('mfe-old', version)
    for (const version of ['1.1.0', '1.2.0']) await release('promote', `mfe-old@${version}`)
    expect((await release('prune', 'mfe-old')).out).toBe('mfe-old has nothing to prune')
    const plan = await release('prune', 'mfe-old', '--grace-days', '0')
    expect(plan.out).toContain('would prune of mfe-old:\n  1.3.0\n  1.0.0\n')
    expect(await readdir(join(folder, 'releases/mfe-old'))).toHaveLength(4)
    expect((await release('prune', 'mfe-old', '--grace-days', '0', '--apply')).code).toBe(0)
    expect(await readdir(join(folder, 'releases/mfe-old'))).toEqual(['1.1.0', '1.2.0'])
    expect((await release('promote', 'mfe-old@1.0.0')).code).toBe(1)
  })

  it('leaves out none, however many there are', async () => {
    const built = await writeRelease(join(folder, 'built/mfe-many'), { name: 'mfe-many' })
    await testbed.registry.givePrefix({ prefix: '/mfe-many', remote: 'mfe-many', isShared: false })
    for (let patch = 0; patch <= 100; patch += 1) {
      await testbed.registry.publish(JSON.stringify({ ...built, version: `1.0.${patch}` }))
    }
    const prune = async (...args: string[]) =>
      (await release('prune', 'mfe-many', '--grace-days', '0', ...args)).out
    expect(await prune()).toContain('\n  1.0.0\n')
    expect(await prune('--apply')).toBe('pruned 101 releases of mfe-many')
    expect(await prune()).toBe('mfe-many has nothing to prune')
  })

  it('and publishing clear what a killed upload left a day ago', async () => {
    const left = join(folder, 'releases/mfe-killed/.0.staged')
    for (const clear of [
      () => publish('mfe-killed', '1.0.0'),
      () => release('prune', 'mfe-killed', '--grace-days', '0', '--apply'),
    ]) {
      await mkdir(left, { recursive: true })
      await clear()
      expect(existsSync(left)).toBe(true)
      await utimes(left, 0, 0)
      await rm(join(folder, 'releases/mfe-killed/1.0.0'), { recursive: true, force: true })
      await clear()
      expect(existsSync(left)).toBe(false)
    }
  })
})

describe('tokens', () => {
  it('let a team release its own remote, until they are revoked', async () => {
    const made = await release(
      'tokens',
      'create',
      '--actor',
      'ci of mfe-team',
      '--remote',
      'mfe-team',
    )
    const [token = ''] = made.out.split('\n')
    const team = { RELEASES_TOKEN: token }
    expect((await testbed.publishWith(team, 'mfe-team', '1.0.0')).code).toBe(0)
    expect((await testbed.publishWith(team, 'mfe-other', '1.0.0')).code).toBe(1)
    expect((await release('tokens', 'list')).out).toMatch(/ci of mfe-team +mfe-team/)
    await release('tokens', 'revoke', '--actor', 'ci of mfe-team')
    const refused = await testbed.publishWith(team, 'mfe-team', '1.1.0')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('RELEASES_TOKEN') })
  })
})

describe('a token that is renewed', () => {
  it('gives way to another after a while, with its end and last use in the list', async () => {
    const args = ['--actor', 'ci of mfe-new', '--overlap-hours', '0', '--days', '10']
    const made = await release(
      'tokens',
      'create',
      '--actor',
      'ci of mfe-new',
      '--remote',
      'mfe-new',
    )
    const old = { RELEASES_TOKEN: made.out.split('\n')[0] }
    expect((await testbed.publishWith(old, 'mfe-new', '1.0.0')).code).toBe(0)
    const renewed = await release('tokens', 'rotate', ...args)
    expect(renewed.out).toMatch(/for mfe-new until \d{4}-.+Z\. It is told this once\.$/)
    const refused = await testbed.releaseWith(old, 'status', 'mfe-new')
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/refuses the token: .+ \(This token of ci of mfe-new expired at/)
    const now = { RELEASES_TOKEN: renewed.out.split('\n')[0] }
    expect((await testbed.releaseWith(now, 'status', 'mfe-new')).code).toBe(0)
    expect((await release('tokens', 'list')).out).toMatch(
      /ci of mfe-new +mfe-new +\S+Z +\S+Z +\S+Z +-/,
    )
    expect((await release('audit')).out).toMatch(
      /platform +\S+ +token rotated +ci of mfe-new.+intact/,
    )
  })
})

describe('a tag', () => {
  it('names releases of several remotes, which one link opens, until it is moved or removed', async () => {
    await testbed.publish('mfe-one', '1.0.0')
    await testbed.publish('mfe-two', '2.0.0')
    await testbed.publish('mfe-two', '2.1.0')
    const set = await release('tag', 'checkout', 'mfe-one@1.0.0', 'mfe-two@2.0.0')
    expect(set.out).toBe(
      'checkout names mfe-one@1.0.0, mfe-two@2.0.0; try it with: pnpm release preview checkout',
    )
    await release('tag', 'checkout', 'mfe-two@2.1.0')
    const { out } = await release('preview', 'checkout')
    expect(out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/preview\/[\w-]+\.[\w-]+\n/)
    expect(out).toContain('opens mfe-one@1.0.0, mfe-two@2.1.0 for the browser that follows it')
    expect(out).toContain('for good at http://127.0.0.1:3000/preview/of/checkout\n')
    expect((await release('tags')).out).toMatch(/checkout +mfe-two@2\.1\.0 +platform/)
    expect((await release('status', 'mfe-two')).out).toMatch(/2\.1\.0 +checkout /)
    expect((await release('tag', 'checkout', '--remove', 'mfe-two')).code).toBe(0)
    expect((await release('tags')).out).not.toContain('mfe-two')
  })

  it('is refused with what to do instead', async () => {
    const said = async (...args: string[]) => {
      const { code, err } = await release(...args)
      return `${code} ${err}`
    }
    expect(await said('preview', 'chekout')).toContain(
      '1 No release has the tag chekout; did you mean checkout?',
    )
    expect(await said('preview', 'gpl')).toContain(
      '2 gpl is no release and no tag: write <remote>@',
    )
    expect(await said('preview', 'mfe-gpk@1.0.0')).toContain('did you mean mfe-gpl?')
    expect(await said('tag', 'checkout')).toContain('2 say which releases it names')
    expect(await said('tag', 'Check Out', 'mfe-one@1.0.0')).toContain(
      '2 name a tag such as checkout',
    )
    expect(await said('tag', 'checkout', 'mfe-one@9.0.0')).toContain('the newest that are: 1.0.0')
  })

  it('keeps the files of its release, and says so', async () => {
    for (const version of ['1.1.0', '1.2.0']) await testbed.publish('mfe-one', version)
    await release('promote', 'mfe-one@1.2.0')
    const plan = await release('prune', 'mfe-one', '--grace-days', '0')
    expect(plan.out).toContain(
      'would prune of mfe-one:\n  1.1.0\nkept for its tags: 1.0.0 (checkout)',
    )
  })

  it('of a team opens its own releases, and names the address for all of them', async () => {
    const args = ['--actor', 'ci of mfe-one', '--remote', 'mfe-one']
    const made = await release('tokens', 'create', ...args)
    const team = { RELEASES_TOKEN: made.out.split('\n')[0] }
    expect((await testbed.releaseWith(team, 'preview', 'mfe-one@checkout')).code).toBe(0)
    const refused = await testbed.releaseWith(team, 'preview', 'mfe-one@1.0.0', 'mfe-two@2.0.0')
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('/preview/of/mfe-one@1.0.0,mfe-two@2.0.0'),
    ])
  })

  it('comes with the release that is published', async () => {
    const built = join(folder, 'built/mfe-one/1.4.0')
    await writeRelease(built, { name: 'mfe-one', version: '1.4.0', files: {} })
    const published = await release('publish', '--folder', built, '--tag', 'checkout,next')
    expect(published.out).toContain('published mfe-one@1.4.0, tagged checkout, next')
    expect((await release('preview', 'mfe-one@next')).out).toContain('opens mfe-one@1.4.0')
  })
})

describe('a preview link', () => {
  it('is listed with who had it signed, until it is closed', async () => {
    await publish('mfe-links', '1.0.0')
    const { out } = await release('preview', 'mfe-links@1.0.0', '--json')
    const [{ id } = { id: '' }] = (JSON.parse(out) as { releases: { id: string }[] }).releases
    expect((await release('previews', 'mfe-links')).out).toMatch(/1\.0\.0 +platform +\S+Z +open/)
    expect((await release('previews', 'mfe-links', `--revoke=${id}`)).code).toBe(0)
    expect((await release('previews', 'mfe-links')).out).toMatch(/closed \S+Z/)
  })
})

describe('a command that is not understood', () => {
  it.each([
    [['abracadabra'], 'Unknown command: abracadabra'],
    [['promot', 'mfe-gpl@1.0.0'], 'Did you mean promote?'],
    [['promote'], 'Not enough non-option arguments'],
    [['promote', 'mfe-gpl'], 'name a release as <remote>@<version>'],
    [['canary', 'mfe-gpl@1.0.0', '--percent', '100'], '--percent is a whole number from 1 to 99'],
    [['canary', 'mfe-gpl@1.0.0'], 'say --percent 10'],
    [['promote', 'mfe-gpl@1.0.0', '--force'], 'Unknown argument: force'],
    [['promote', 'mfe-gpl@1.0.0', '--reason'], 'Not enough arguments following: reason'],
    [['disable', 'mfe-gpl', '--message', ' '], '--message is empty'],
    [['tokens', 'revoke'], '--actor is needed'],
    [['host', 'leave'], 'Choices: "announce", "show"'],
    [['build', 'mfe-none'], 'mfe-none is not in this workspace; there are mfe-desk, mfe-gpl'],
    [['build', 'glp'], 'glp is not in this workspace; did you mean mfe-gpl?'],
  ])('%j ends with 2 and says what is missing', async (args, message) => {
    const { code, out, err } = await release(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })
})

describe('--json', () => {
  it('gives one value to pipelines, also for help', async () => {
    const help = await release('help', '--json')
    expect(help.code).toBe(0)
    const { verbs } = v.parse(Help, help.out)
    const promote = verbs.find(({ name }) => name === 'promote')
    expect(promote).toMatchObject({ usage: 'pnpm release promote <release>' })
    const ofVerb = await release('promote', '--help', '--json')
    expect(JSON.parse(ofVerb.out)).toEqual({
      ...promote,
      help: expect.stringMatching(/<remote>@<version>.*--reason/s),
    })
    const nothing = await release('--json')
    expect(nothing.code).toBe(2)
    expect(v.parse(Help, nothing.out).verbs).toEqual(verbs)
  })

  it.each([[['fly']], [['promote']], [['canary', 'mfe-gpl@1.0.0', '--percent', 'all']]])(
    'gives one value also for %j, which is not understood',
    async (args) => {
      const { code, out, err } = await release('--json', ...args)
      expect({ code, err }).toEqual({ code: 2, err: '' })
      expect(JSON.parse(out)).toMatchObject({ error: { code: 2 } })
    },
  )
})

describe('help', () => {
  it('lists every verb with what it does', async () => {
    const { code, out } = await release('--help')
    expect(code).toBe(0)
    expect(out).toMatch(/pnpm release promote <release> +gives visitors this release/)
  })

  it.each(VERBS.map(({ command }) => command))('tells how %s is written', async (command) => {
    const { code, out } = await release(command.split(' ')[0] ?? '', '--help')
    expect(code).toBe(0)
    expect(out).toContain(`pnpm release ${command}`)
  })
})

describe('completion', () => {
  const words = async (...typed: string[]) =>
    (await release('--get-yargs-completions', ...typed)).out.split('\n')

  it.each([
    [['pr'], ['promote', 'preview']],
    [
      ['promote', ''],
      ['mfe-gpl', 'mfe-group'],
    ],
    [
      ['canary', 'mfe-gpl@1.0.0', '--'],
      ['--percent', '--reason'],
    ],
    [
      ['host', ''],
      ['announce', 'show'],
    ],
  ])('of %j offers %j', async (typed, offered) => {
    expect(await words(...typed)).toEqual(expect.arrayContaining(offered))
  })

  it('offers nothing for a value that is not finished', async () => {
    expect(await words('canary', 'mfe-gpl@1.0.0', '--percent', '')).toEqual([''])
  })

  it('is installed by a script that leaves the rest of pnpm as it was', async () => {
    const { out } = await release('completion')
    const setup = '_before() { COMPREPLY=(before); }; complete -F _before pnpm'
    const fake = `pnpm() { [[ $2 == release ]] && echo 'promote prune status'; }`
    const typed = (line: string) =>
      `COMP_WORDS=(${line}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _pnpm_release; echo "\${COMPREPLY[*]}"`
    const script = [setup, fake, out, out, typed('pnpm release pr'), typed('pnpm add x')]
    const printed = execFileSync('bash', ['-c', script.join('\n')], { encoding: 'utf8' })
    expect(printed).toBe('promote prune\nbefore\n')
  })
})

describe('a mistyped remote', () => {
  it('is answered with the one that was probably meant', async () => {
    const { code, err } = await release('rollback', 'glp')
    expect({ code, err }).toEqual({ code: 1, err: 'glp has no releases; did you mean mfe-gpl?' })
  })
})

describe('the variables', () => {
  it('may be empty, which is as good as none', async () => {
    const empty = { RELEASE_STORE: '', RELEASE_STORE_ENDPOINT: '', SHELL_BUILD: '' }
    expect(await testbed.publishWith(empty, 'mfe-plain', '1.0.0')).toMatchObject({ code: 0 })
  })

  it('are named where they cannot be read', async () => {
    const wrong = { RELEASE_STORE: 'releases' }
    const { code, err } = await testbed.publishWith(wrong, 'mfe-lost', '1.0.0')
    expect({ code, err }).toEqual({
      code: 1,
      err: 'RELEASE_STORE must be an address such as s3://bucket/folder',
    })
  })
})
