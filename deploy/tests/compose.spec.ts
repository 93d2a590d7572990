import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import {
  explainedVariables,
  AWS_VARIABLES,
  portOf,
  readYaml,
  settableVariables,
} from './testing/deployed-program.ts'
import { fillIn, NGINX_TEMPLATE, NginxVariables } from './testing/nginx.ts'

const Service = v.object({
  image: v.string(),
  command: v.optional(v.array(v.string())),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  read_only: v.optional(v.boolean(), false),
  networks: v.optional(v.array(v.string()), []),
  network_mode: v.optional(v.string()),
  user: v.optional(v.string()),
  cap_drop: v.optional(v.array(v.string()), []),
  mem_limit: v.optional(v.string()),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  healthcheck: v.optional(v.object({ test: v.optional(v.array(v.string()), []) })),
  logging: v.optional(v.unknown()),
  profiles: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.unknown()),
})
const Compose = v.object({
  services: v.record(v.string(), Service),
  networks: v.record(v.string(), v.unknown()),
  volumes: v.record(v.string(), v.unknown()),
})

const { services, networks, volumes } = v.parse(Compose, (await readYaml('compose.yaml'))[0])
const serviceOf = (name: string) => v.parse(Service, services[name])
const programs = [
  ['api-1', 'api'],
  ['api-2', 'api'],
  ['migrate', 'api'],
  ['edge-1', 'edge'],
  ['edge-2', 'edge'],
] as const

/** Program that renders for edges in other containers. */
const RENDERER = 'edge/dist/rendering/renderer-service.js'

describe('the compose file', () => {
  it.each(programs)('gives %s variables that it knows and takes', async (name, program) => {
    const { environment } = serviceOf(name)
    const known = [...(await explainedVariables(program)), ...AWS_VARIABLES]
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment)))
    expect(portOf(program, environment)).toBe(program === 'api' ? 3001 : 3000)
  })

  it.each(programs)('hands on to %s every variable that may be set', async (name, program) => {
    // The database is a container of the same private network.
    const settable = (await settableVariables(program)).filter((one) => one !== 'DATABASE_CA')
    expect(Object.keys(serviceOf(name).environment)).toEqual(expect.arrayContaining(settable))
  })

  it('asks for a password of the database that can be part of an address as it is', () => {
    const asked = '${DATABASE_PASSWORD:?letters and digits, as openssl rand -hex 24 makes}'
    expect(serviceOf('api-1').environment['DATABASE_URL']).toBe(
      `mysql://ghana:${asked}@database:3306/ghana`,
    )
    expect(serviceOf('database').environment['MYSQL_PASSWORD']).toBe(asked)
    expect(serviceOf('backup').environment['MYSQL_PWD']).toBe(asked)
  })

  it('asks for no address of a store that may be Amazon’s own', () => {
    for (const [name] of programs) {
      const { environment } = serviceOf(name)
      const endpoints = Object.entries(environment).filter(([key]) => key.endsWith('_ENDPOINT'))
      for (const [key, value] of endpoints) expect(value).toBe(`\${${key}:-}`)
    }
  })

  it.each(programs)('runs %s on a file system that nobody writes to', (name, _program) => {
    expect(serviceOf(name).read_only).toBe(true)
  })

  it('writes down what was erased in one volume of all APIs, which is not the database’s', () => {
    for (const name of ['api-1', 'api-2']) {
      const { environment, volumes } = serviceOf(name)
      expect(environment['ERASURE_LEDGER']).toBe('${ERASURE_LEDGER:-/erased}')
      expect(volumes).toContain('erased:/erased')
    }
    expect(serviceOf('backup').environment['BACKUP_DAYS']).toBe('${BACKUP_DAYS:-30}')
  })

  it('keeps pictures in one volume of all APIs, in a folder that their user may write to', async () => {
    const image = await readFile(join(WORKSPACE_ROOT, 'deploy/Dockerfile'), 'utf8')
    const folder = `${/DATA_DIR=(\S+)/.exec(image)?.[1]}/media`
    for (const name of ['api-1', 'api-2']) {
      expect(serviceOf(name).volumes).toContain(`pictures:${folder}`)
      expect(serviceOf(name).environment).not.toHaveProperty('DATA_DIR')
    }
    // A new volume takes its owner from the image.
    expect(image).toContain(`USER 1000:1000\n\nFROM program AS api\n`)
    const api = image.split(/^FROM /m).find((stage) => stage.startsWith('program AS api\n'))
    expect(api).toContain(`RUN install --directory --mode=0700 ${folder}\n`)
  })

  it('renders where there is no network, no secret and no data, as a user of its own', () => {
    const renderer = serviceOf('renderer')
    expect(renderer).toMatchObject({
      image: serviceOf('edge-1').image,
      command: ['node', RENDERER],
      network_mode: 'none',
      networks: [],
      read_only: true,
      cap_drop: ['ALL'],
      mem_limit: expect.stringMatching(/^\d+m$/),
      volumes: ['renderer:/run/renderer'],
    })
    expect(renderer.user).not.toMatch(/^(0|1000)\b/)
    const { RENDERER_SOCKET } = serviceOf('edge-1').environment
    expect(renderer.environment).toEqual({ RENDERER_SOCKET })
    expect(RENDERER_SOCKET).toMatch(/^\/run\/renderer\//)
    for (const edge of ['edge-1', 'edge-2']) {
      expect(serviceOf(edge).volumes).toContain('renderer:/run/renderer:ro')
    }
    // The memory limit of one edge's process is half a gigabyte.
    const edges = programs.filter(([, program]) => program === 'edge').length
    expect(Number.parseInt(renderer.mem_limit ?? '', 10)).toBeGreaterThan(edges * 512)
  })

  it('backs up when it is asked to, and not as one of the programs that run', () => {
    expect(serviceOf('backup').profiles).toEqual(['upkeep'])
    const others = Object.entries(services).filter(([name]) => name !== 'backup')
    expect(others.flatMap(([, { profiles }]) => profiles)).toEqual([])
  })

  it.each(['api-1', 'edge-1', 'nginx'])('writes over the old logs of %s', (name) => {
    expect(serviceOf(name).logging).toEqual({ driver: 'local' })
  })

  it('asks each program itself whether it is well', () => {
    expect(serviceOf('api-1').healthcheck?.test.join()).toContain('http://127.0.0.1:3001/healthz')
    expect(serviceOf('edge-1').healthcheck?.test.join()).toContain('http://127.0.0.1:3000/healthz')
  })

  it('names networks and volumes that there are, and opens nginx alone', () => {
    for (const service of Object.values(services)) {
      expect(Object.keys(networks)).toEqual(expect.arrayContaining(service.networks))
      const named = service.volumes.map((mount) => mount.split(':', 1)[0] ?? '')
      const kept = named.filter((volume) => !volume.startsWith('.'))
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(kept))
    }
    const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0)
    expect(open.map(([name]) => name)).toEqual(['nginx'])
  })

  it('starts nginx again when a program behind it was replaced, because it looks names up once', () => {
    const { environment, depends_on: needed } = serviceOf('nginx')
    const behind = Object.entries(environment).filter(([name]) => /^(EDGE|API)_\d$/.test(name))
    for (const [, address] of behind) {
      expect(needed).toHaveProperty([String(address.split(':')[0]), 'restart'], true)
    }
  })

  it('fills in the nginx file whole, with services that there are', async () => {
    const { environment, command } = serviceOf('nginx')
    const filledIn = fillIn(
      await readFile(NGINX_TEMPLATE, 'utf8'),
      v.parse(NginxVariables, { ...environment, PROXY_SECRET: 'a-secret-of-these-tests' }),
    )
    expect(filledIn).not.toMatch(/\$\{/)
    expect(environment['PROXY_SECRET']).toBe(serviceOf('api-1').environment['PROXY_SECRET'])
    expect(command?.join(' ')).toContain('$$PROXY_SECRET')
    const upstreams = Object.entries(environment).filter(([name]) => /^(EDGE|API)_\d$/.test(name))
    expect(upstreams).toHaveLength(4)
    for (const [name, value] of upstreams) {
      expect(services).toHaveProperty(value.split(':')[0] ?? '')
      expect(command?.join(' ')).toContain(`$$${name}`)
    }
    expect(serviceOf('edge-1').environment['API_ORIGIN']).toBe(
      `http://nginx:${environment['API_LISTEN']}`,
    )
  })
})

describe('the image file', () => {
  it('starts programs that are compiled from this repository, on the ports of the others', async () => {
    const text = await readFile(join(WORKSPACE_ROOT, 'deploy/Dockerfile'), 'utf8')
    const started = [...text.matchAll(/^CMD \["node", "(.+)"\]$/gm)].map(([, file = '']) => file)
    expect(started).toEqual(['backend/dist/main.js', 'edge/dist/main.js'])
    for (const file of [...started, String(serviceOf('migrate').command?.at(-1)), RENDERER]) {
      const source = file
        .replace('backend/dist', 'backend/src')
        .replace('edge/dist', 'edge/src')
        .replace(/js$/, 'ts')
      expect(existsSync(join(WORKSPACE_ROOT, source))).toBe(true)
    }
    expect(text).toMatch(/--mode=0700 \/data \/erased$/m)
    expect(text).toMatch(/^USER 1000:1000$/m)
    expect([...text.matchAll(/^EXPOSE (\d+)$/gm)].map(([, port]) => port)).toEqual(['3001', '3000'])
  })
})
