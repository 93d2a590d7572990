import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { RequestMethod, type Type } from '@nestjs/common'
import { MetadataScanner, ModulesContainer } from '@nestjs/core'
import { mayUse, PARTS, ROLES, type Part, type Role } from 'shared-contracts/desk/roles'
import { describeApi } from '../foundation/openapi/openapi.ts'
import { configIn, testFolders } from '../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../foundation/database/testing/test-app.ts'
import { DESK_RULE, type DeskRule } from './sessions/desk-guard.ts'
import { deskClient, signedIn, type DeskClient } from './testing/desk-client.ts'

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly rule: DeskRule | undefined
}

/** Rules of the calls whose path does not name the part that they need. */
const OF_NO_PART: Readonly<Record<string, DeskRule>> = {
  'GET /api/desk/sign-in': 'anybody',
  'POST /api/desk/session': 'anybody',
  'POST /api/desk/session/passkey/options': 'anybody',
  'POST /api/desk/session/passkey': 'anybody',
  'POST /api/desk/invitation': 'anybody',
  'POST /api/desk/invitation/provider': 'anybody',
  'GET /api/desk/provider': 'anybody',
  'GET /api/desk/provider/callback': 'anybody',
  'POST /api/desk/renewal': 'anybody',
  'GET /api/desk/session': 'any account',
  'GET /api/desk/sessions': 'any account',
  'DELETE /api/desk/sessions/:id': 'any account',
  'GET /api/desk/account': 'any account',
  'POST /api/desk/account/password': 'any account',
  'POST /api/desk/account/totp': 'any account',
  'PUT /api/desk/account/totp': 'any account',
  'DELETE /api/desk/account/totp': 'any account',
  'POST /api/desk/account/recovery-codes': 'any account',
  'POST /api/desk/account/passkeys/options': 'any account',
  'POST /api/desk/account/passkeys': 'any account',
  'DELETE /api/desk/account/passkeys/:id': 'any account',
  'POST /api/desk/account/provider': 'any account',
  'DELETE /api/desk/account/provider': 'any account',
  'GET /api/desk/today': 'any account',
  'POST /api/desk/release-previews': 'any account',
  'GET /api/desk/invitations': 'accounts',
  'POST /api/desk/invitations': 'accounts',
  'DELETE /api/desk/invitations/:id': 'accounts',
  'DELETE /api/desk/session': 'any account',
}

/** Returns every call of the desk that Nest has registered. */
function callsOf({ app }: TestApp): Call[] {
  const calls: Call[] = []
  const scanner = new MetadataScanner()
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      const prototype = (metatype as Type).prototype as object
      const base = Reflect.getMetadata('path', metatype as Type) as string
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as
          object | undefined
        const path = handler && (Reflect.getMetadata('path', handler) as string | undefined)
        if (handler === undefined || path === undefined) continue
        const method = RequestMethod[Reflect.getMetadata('method', handler) as number]
        const full = `/${base}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '')
        if (!/^\/api\/desk(\/|$)/.test(full)) continue
        const rule = (Reflect.getMetadata(DESK_RULE, handler) ??
          Reflect.getMetadata(DESK_RULE, metatype as Type)) as DeskRule | undefined
        calls.push({ method: method as Call['method'], path: full, rule })
      }
    }
  }
  // Signing out comes last, because nothing is allowed afterwards.
  const last = 'DELETE /api/desk/session'
  return calls.sort((a, b) => Number(nameOf(a) === last) - Number(nameOf(b) === last))
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`

function expectedRule(call: Call): DeskRule | undefined {
  const [, part] = /^\/api\/desk\/([^/]+)/.exec(call.path) ?? []
  return OF_NO_PART[nameOf(call)] ?? PARTS.find((one) => one === part)
}

describe('every call of the desk', () => {
  const newFolder = testFolders()
  let api: TestApp
  let calls: Call[]
  beforeAll(async () => {
    api = await startTestApp(configIn(await newFolder()))
    calls = callsOf(api)
  }, 60_000)
  afterAll(() => api.app.close())

  const send = (client: DeskClient, { method, path }: Call) =>
    client.send(
      method,
      path.replace(/:\w+/g, '999999'),
      method === 'POST' || method === 'PUT' ? {} : undefined,
      { 'if-match': '"1"' },
    )
  /** Describes what is wrong with the answer; null if nothing is. */
  const faultOf = async (client: DeskClient, call: Call, expected: number | null, why = '') => {
    const { statusCode, body } = await send(client, call)
    const isRight =
      expected === null
        ? // The body makes no sense, so an allowed call is refused for its body, not for lack of permission.
          statusCode !== 403 && !(statusCode === 401 && body.includes('Sign in first'))
        : statusCode === expected && body.includes(why)
    return isRight ? null : `${nameOf(call)}: ${statusCode} ${body.slice(0, 200)}`
  }
  const faultsOf = async (
    client: DeskClient,
    expected: (rule: DeskRule) => readonly [status: number | null, why?: string],
  ) => {
    const faults: (string | null)[] = []
    for (const call of calls) {
      const rule = expectedRule(call)
      if (rule) faults.push(await faultOf(client, call, ...expected(rule)))
    }
    return faults.filter((fault) => fault !== null)
  }

  it('has a rule that says who may call it, and the one of its address', () => {
    expect(calls.length).toBeGreaterThan(40)
    const wrong = calls.filter(
      (call) => call.rule === undefined || call.rule !== expectedRule(call),
    )
    expect(wrong).toEqual([])
    const known = new Set(calls.map(nameOf))
    expect(Object.keys(OF_NO_PART).filter((name) => !known.has(name))).toEqual([])
  })

  it('is described by OpenAPI', () => {
    const { paths } = describeApi(api.app)
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const names = calls.map((call) => nameOf(call).replace(/:(\w+)/g, '{$1}'))
    expect(names.filter((name) => !described.includes(name))).toEqual([])
  })

  it('is refused to nobody in particular, but for signing in', async () => {
    const nobody = deskClient(() => api)
    await expect(
      faultsOf(nobody, (rule) => (rule === 'anybody' ? [null] : [401, 'Sign in first'])),
    ).resolves.toEqual([])
  }, 60_000)

  it.each(ROLES)(
    'is allowed to the role %s by its parts, and else refused with the reason',
    async (role) => {
      const client = await signedIn(() => api, { name: `The ${role}`, role })
      await expect(
        faultsOf(client, (rule) =>
          rule === 'anybody' || rule === 'any account' || mayUse(role, rule)
            ? [null]
            : [403, `This needs the role ${rolesWith(rule).join(' or ')}`],
        ),
      ).resolves.toEqual([])
    },
    60_000,
  )

  it('that changes something is refused from another site, whoever is signed in', async () => {
    const client = await signedIn(() => api, { name: 'Victim' })
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const url = call.path.replace(/:\w+/g, '999999')
      const answer = await client.send(call.method, url, undefined, {
        origin: 'https://evil.example',
      })
      expect([nameOf(call), answer.statusCode]).toEqual([nameOf(call), 403])
    }
  })
})

const rolesWith = (part: Part): Role[] => ROLES.filter((role) => mayUse(role, part))
