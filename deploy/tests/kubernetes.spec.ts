import { describe, expect, it } from '@jest/globals'
import { readConfig } from 'edge/config'
import * as v from 'valibot'
import {
  explainedVariables,
  AWS_VARIABLES,
  portOf,
  readYaml,
  settableVariables,
} from './testing/deployed-program.ts'

const Kustomization = v.object({ resources: v.array(v.string()) })
const Resource = v.looseObject({
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
  spec: v.optional(v.unknown()),
  data: v.optional(v.record(v.string(), v.string())),
})
const Probe = v.object({ httpGet: v.object({ path: v.string(), port: v.literal('http') }) })
const Closed = v.object({
  allowPrivilegeEscalation: v.literal(false),
  readOnlyRootFilesystem: v.literal(true),
  capabilities: v.object({ drop: v.tuple([v.literal('ALL')]) }),
})
const Container = v.looseObject({
  image: v.string(),
  command: v.optional(v.array(v.string())),
  envFrom: v.tuple([
    v.object({ configMapRef: v.object({ name: v.string() }) }),
    v.object({ secretRef: v.object({ name: v.string() }) }),
  ]),
  resources: v.object({
    requests: v.object({ cpu: v.string(), memory: v.string() }),
    limits: v.object({ memory: v.string() }),
  }),
  securityContext: Closed,
})
const Pod = v.object({
  metadata: v.object({ labels: v.object({ app: v.string() }) }),
  spec: v.looseObject({
    automountServiceAccountToken: v.literal(false),
    securityContext: v.looseObject({ runAsNonRoot: v.literal(true), runAsUser: v.literal(1000) }),
    containers: v.tuple([Container]),
  }),
})
const RedisDeployment = v.looseObject({
  template: v.looseObject({
    metadata: v.object({ labels: v.object({ app: v.string() }) }),
    spec: v.looseObject({
      automountServiceAccountToken: v.literal(false),
      securityContext: v.looseObject({ runAsNonRoot: v.literal(true) }),
      containers: v.tuple([v.looseObject({ args: v.array(v.string()), securityContext: Closed })]),
    }),
  }),
})
const Mounting = v.looseObject({
  image: v.string(),
  volumeMounts: v.array(v.looseObject({ name: v.string(), mountPath: v.string() })),
})
const EdgeDeployment = v.looseObject({
  template: v.object({
    spec: v.looseObject({
      containers: v.strictTuple([
        Mounting,
        v.looseObject({ ...Mounting.entries, securityContext: v.looseObject({}) }),
      ]),
    }),
  }),
})
const Memory = v.object({ memory: v.pipe(v.string(), v.regex(/^\d+Mi$/)) })
const Resources = v.looseObject({ requests: Memory, limits: Memory })
const bytesOf = (memory: string) => Number.parseInt(memory, 10) * 1024 * 1024
/** Memory of the largest picture that the desk takes, while it is drawn: 100 megapixels of four bytes. */
const PICTURE_BYTES = 400_000_000
/** Memory that a listener to a match takes of an edge (docs/platform-operator.md, The live match). */
const LISTENER_BYTES = 15_000
const BackupJob = v.looseObject({
  concurrencyPolicy: v.literal('Forbid'),
  jobTemplate: v.object({
    spec: v.looseObject({
      template: v.object({
        metadata: v.object({ labels: v.object({ app: v.literal('backup') }) }),
        spec: v.looseObject({
          automountServiceAccountToken: v.literal(false),
          securityContext: v.looseObject({ runAsNonRoot: v.literal(true) }),
          containers: v.tuple([
            v.looseObject({
              image: v.string(),
              command: v.array(v.string()),
              env: v.array(v.looseObject({ name: v.string() })),
              securityContext: Closed,
              volumeMounts: v.array(v.looseObject({ name: v.string(), mountPath: v.string() })),
            }),
          ]),
        }),
      }),
    }),
  }),
})
const REDIS_PORT = { port: 6379 }
const Egress = v.object({ to: v.optional(v.unknown()), ports: v.array(v.unknown()) })
const Matched = v.object({ matchLabels: v.object({ app: v.string() }) })

/**
 * Reads every document that a kustomization names; a resource that is not a file is a folder with its own
 * kustomization.
 */
async function documentsOf(folder: string): Promise<unknown[]> {
  const [kustomization] = await readYaml(`${folder}/kustomization.yaml`)
  const { resources } = v.parse(Kustomization, kustomization)
  const documents = resources.map((name) =>
    name.endsWith('.yaml') ? readYaml(`${folder}/${name}`) : documentsOf(`${folder}/${name}`),
  )
  return (await Promise.all(documents)).flat()
}

const documents = await documentsOf('kubernetes')
const resources = documents.map((document) => v.parse(Resource, document))
const find = (kind: string, name: string) =>
  v.parse(
    Resource,
    resources.find((one) => one.kind === kind && one.metadata.name === name),
  )
const OfPods = v.looseObject({ template: Pod })
const podOf = (kind: string, name: string) => {
  const { spec } = find(kind, name)
  return v.parse(OfPods, spec).template
}

const programs = [
  ['Deployment', 'api', 'api'],
  ['Deployment', 'edge', 'edge'],
  ['Job', 'migrate', 'api'],
] as const

/** Names of the secrets' values that kustomization.yaml asks for. */
const SECRETS = {
  api: [
    ...['DATABASE_URL', 'RELEASES_TOKEN', 'PREVIEW_SECRET', 'PROXY_SECRET', 'ERASURE_KEY'],
    ...['DESK_KEY', 'DESK_KEY_BEFORE', 'OIDC_CLIENT_SECRET'],
    ...['SMTP_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
  ],
  edge: ['PREVIEW_SECRET', 'PROXY_SECRET', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
}

describe('the Kubernetes files', () => {
  it.each(programs)(
    'give the %s %s variables that it knows and takes',
    async (kind, name, program) => {
      const [container] = podOf(kind, name).spec.containers
      const [{ configMapRef }, { secretRef }] = container.envFrom
      expect(secretRef.name).toBe(`ghana-${program}`)
      const values = find('ConfigMap', configMapRef.name).data ?? {}
      const known = [...(await explainedVariables(program)), ...AWS_VARIABLES]
      expect(known).toEqual(expect.arrayContaining([...Object.keys(values), ...SECRETS[program]]))
      const secrets = Object.fromEntries(SECRETS[program].map((secret) => [secret, '']))
      expect(portOf(program, { ...secrets, ...values })).toBe(program === 'api' ? 3001 : 3000)
    },
  )

  it.each(['api', 'edge'] as const)('have a place for every variable of the %s', async (name) => {
    const values = Object.keys(find('ConfigMap', `ghana-${name}`).data ?? {})
    expect([...values, ...SECRETS[name]]).toEqual(
      expect.arrayContaining(await settableVariables(name)),
    )
  })

  it.each([
    ['api', 3001],
    ['edge', 3000],
  ])('ask the %s at its own port for what it answers', (name, port) => {
    const [container] = podOf('Deployment', name).spec.containers
    const probes = v.parse(
      v.looseObject({ startupProbe: Probe, livenessProbe: Probe, readinessProbe: Probe }),
      container,
    )
    expect(probes).toMatchObject({
      startupProbe: { httpGet: { path: '/healthz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
      ports: [{ name: 'http', containerPort: port }],
    })
    expect(find('Service', name).spec).toMatchObject({
      selector: { app: name },
      ports: [{ port, targetPort: 'http' }],
    })
  })

  it.each(['api', 'edge'])('keep two of the %s at least and scale what there is', (name) => {
    expect(find('PodDisruptionBudget', name).spec).toMatchObject({
      minAvailable: 1,
      selector: { matchLabels: { app: name } },
    })
    expect(find('HorizontalPodAutoscaler', name).spec).toMatchObject({
      scaleTargetRef: { kind: 'Deployment', name },
      minReplicas: 2,
    })
    expect(find('Deployment', name).spec).not.toHaveProperty('replicas')
  })

  it('render beside the edge as another user, without its variables and its data', () => {
    const { template } = v.parse(EdgeDeployment, find('Deployment', 'edge').spec)
    const [edge, renderer] = template.spec.containers
    const { RENDERER_SOCKET } = find('ConfigMap', 'ghana-edge').data ?? {}
    expect(renderer).toMatchObject({
      image: edge.image,
      command: ['node', 'edge/dist/rendering/renderer-service.js'],
      env: [{ name: 'RENDERER_SOCKET', value: RENDERER_SOCKET }],
      volumeMounts: [{ name: 'renderer', mountPath: '/run/renderer' }],
      resources: { limits: { memory: '704Mi' } },
    })
    expect(renderer).not.toHaveProperty('envFrom')
    expect(renderer.securityContext).toMatchObject({ runAsUser: 1001 })
    v.parse(Closed, renderer.securityContext)
    expect(edge.volumeMounts).toContainEqual({
      name: 'renderer',
      mountPath: '/run/renderer',
      readOnly: true,
    })
  })

  it('give an edge memory for its pages and for all its listeners, beside what it needs itself', () => {
    const [container] = podOf('Deployment', 'edge').spec.containers
    const { requests, limits } = v.parse(Resources, container.resources)
    const { pageMemory, documentMemory, liveListeners } = readConfig({})
    const needed =
      bytesOf(requests.memory) + pageMemory + documentMemory + liveListeners * LISTENER_BYTES
    expect(bytesOf(limits.memory)).toBeGreaterThan(needed)
  })

  it('give an API memory to draw the largest picture, beside what it needs itself', () => {
    const [container] = podOf('Deployment', 'api').spec.containers
    const { requests, limits } = v.parse(Resources, container.resources)
    expect(bytesOf(limits.memory)).toBeGreaterThan(bytesOf(requests.memory) + PICTURE_BYTES)
  })

  it('hold a Redis that writes nothing and that the APIs alone reach', () => {
    const { template } = v.parse(RedisDeployment, find('Deployment', 'redis').spec)
    const { labels } = template.metadata
    expect(template.spec.containers[0].args.slice(0, 2)).toEqual(['--save', ''])
    expect(find('Service', 'redis').spec).toMatchObject({ selector: labels, ports: [REDIS_PORT] })
    expect(find('NetworkPolicy', 'redis').spec).toMatchObject({
      podSelector: { matchLabels: labels },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: [{ podSelector: { matchLabels: { app: 'api' } } }], ports: [REDIS_PORT] }],
    })
    const { REDIS_URL } = find('ConfigMap', 'ghana-api').data ?? {}
    expect(REDIS_URL).toBe(`redis://redis:${REDIS_PORT.port}`)
  })

  it('back up once a day by the script that compose runs, which reaches the database alone', async () => {
    const { spec } = v.parse(BackupJob, find('CronJob', 'backup').spec).jobTemplate.spec.template
    const [container] = spec.containers
    expect(container).toMatchObject({ image: 'mysql:8.4', command: ['bash', '/backup/dump.sh'] })
    expect(container.volumeMounts).toContainEqual({
      name: 'script',
      mountPath: '/backup',
      readOnly: true,
    })
    expect(container.env).toContainEqual({ name: 'BACKUP_DAYS', value: '30' })
    expect(container.env).toContainEqual({
      name: 'DATABASE_CA',
      valueFrom: { configMapKeyRef: { name: 'ghana-api', key: 'DATABASE_CA' } },
    })
    expect(find('ConfigMap', 'ghana-api').data).toHaveProperty('DATABASE_CA')
    expect(await readYaml('backup/kustomization.yaml')).toMatchObject([
      { configMapGenerator: [{ name: 'backup', files: ['dump.sh'] }] },
    ])
    expect(find('PersistentVolumeClaim', 'backups').spec).toBeDefined()
    expect(find('NetworkPolicy', 'backup').spec).toEqual({
      podSelector: { matchLabels: { app: 'backup' } },
      policyTypes: ['Ingress', 'Egress'],
      egress: [{ ports: [{ protocol: 'TCP', port: 3306 }] }],
    })
  })

  it('write down what was erased where it outlives pods and database', () => {
    expect(find('ConfigMap', 'ghana-api').data?.['ERASURE_LEDGER']).toMatch(/^s3:/)
  })

  it('keep pictures in a bucket, because the APIs share no disk', () => {
    expect(find('ConfigMap', 'ghana-api').data?.['MEDIA_STORE']).toMatch(/^s3:/)
  })

  it('let nobody to a program but those that a policy names', () => {
    const apps = programs.map(([kind, name]) => podOf(kind, name).metadata.labels.app)
    expect(find('NetworkPolicy', 'closed').spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    })
    for (const app of apps) {
      const policy = v.parse(
        v.looseObject({ podSelector: Matched }),
        find('NetworkPolicy', app).spec,
      )
      expect(policy.podSelector.matchLabels.app).toBe(app)
    }
  })

  it.each([
    ['smtp', 587],
    ['smtps', 465],
  ])('let the API to a mail server by %s', (_scheme, port) => {
    const { egress } = v.parse(
      v.looseObject({ egress: v.array(Egress) }),
      find('NetworkPolicy', 'api').spec,
    )
    const toAnybody = egress.filter(({ to }) => to === undefined)
    expect(toAnybody.flatMap(({ ports }) => ports)).toContainEqual({ protocol: 'TCP', port })
  })

  it('send visitors to the edges, by https', () => {
    expect(JSON.stringify(find('Ingress', 'site').spec)).toContain('"name":"edge"')
    expect(find('Ingress', 'site').spec).toHaveProperty('tls')
  })
})
