import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { FastifyRequest } from 'fastify'
import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onceARun, runFolder } from 'shared-server/testing/once-a-run'
import * as v from 'valibot'
import { describeApi } from '../openapi.ts'

type Inject = NestFastifyApplication['inject']
type Answer = Awaited<ReturnType<Inject>>

/** Routes that the document leaves out on purpose: pages for visitors and operators, and calls by our own programs. */
const UNDOCUMENTED =
  /^\/(healthz|readyz|metrics|favicon\.ico|operations(\/.+)?|api\/(docs-json|media\/:file|data-request(\/.+)?|newsletter\/(confirm|unsubscribe)|(contact|careers|newsletter|league\/reports)\/sent))$/

const Operations = v.record(
  v.string(),
  v.record(
    v.string(),
    v.object({
      responses: v.record(
        v.string(),
        v.object({
          content: v.optional(
            v.record(v.string(), v.object({ schema: v.record(v.string(), v.unknown()) })),
          ),
        }),
      ),
    }),
  ),
)
type Operations = v.InferOutput<typeof Operations>

/** The same for every app of a run, whatever its configuration. */
let operations: Operations | undefined

async function operationsOf(app: NestFastifyApplication): Promise<Operations> {
  const described = () => describeApi(app).paths
  const run = runFolder()
  if (run === undefined) return v.parse(Operations, described())
  const file = await onceARun(run, 'operations.json', (made) =>
    writeFile(made, JSON.stringify(described())),
  )
  return v.parse(Operations, JSON.parse(await readFile(file, 'utf8')))
}

/**
 * Sends requests like `app.inject`, and fails if the OpenAPI document lacks the status, the content type or the shape
 * of the response. Must be called before the app's routes are registered.
 */
export function documentedInject(app: NestFastifyApplication) {
  const routes = new WeakMap<IncomingMessage, string | undefined>()
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request: FastifyRequest, _reply: unknown, done: () => void) => {
      routes.set(request.raw, request.routeOptions.url)
      done()
    })
  return async (options: Parameters<Inject>[0]): Promise<Answer> => {
    const answer = await app.inject(options)
    const { req } = answer.raw
    const route = routes.get(req)
    if (route !== undefined && !UNDOCUMENTED.test(route)) {
      operations ??= await operationsOf(app)
      assertIsDocumented(operations, req.method ?? '', route, answer)
    }
    return answer
  }
}

function assertIsDocumented(
  documented: Operations,
  method: string,
  route: string,
  answer: Answer,
): void {
  const path = route.replaceAll(/:(\w+)/g, '{$1}')
  const { statusCode, headers, rawPayload } = answer
  const what = `${method} ${path} answered ${statusCode}`
  // A HEAD request is described by the GET of the same path.
  const isHead = method === 'HEAD'
  const operation = documented[path]?.[isHead ? 'get' : method.toLowerCase()]
  if (!operation) throw new Error(`OpenAPI: there is no operation ${method} ${path}`)
  const response = operation.responses[statusCode]
  if (!response) {
    throw new Error(`OpenAPI: ${what}, which is not documented: ${answer.body.slice(0, 300)}`)
  }
  if (isHead) return
  const { content } = response
  if (!content) {
    if (rawPayload.length > 0) throw new Error(`OpenAPI: ${what} with a body, documented without`)
    return
  }
  const [type = ''] = String(headers['content-type'] ?? 'nothing').split(';')
  const media = content[type]
  if (!media) throw new Error(`OpenAPI: ${what} with ${type}, which is not documented`)
  if (type !== 'application/json') return
  const validate = validatorOf(media.schema)
  if (!validate(JSON.parse(textOf(answer)))) {
    throw new Error(`OpenAPI: ${what}, unlike its schema: ${ajv.errorsText(validate.errors)}`)
  }
}

function textOf({ headers, rawPayload }: Answer): string {
  if (headers['content-encoding'] === 'br') return String(brotliDecompressSync(rawPayload))
  if (headers['content-encoding'] === 'gzip') return String(gunzipSync(rawPayload))
  return String(rawPayload)
}

const ajv = new Ajv2020({ strict: true, allErrors: true, formats: fullFormats })
const validators = new WeakMap<object, ValidateFunction>()

/** Compiles a schema once. Fields that the schema does not name are errors of the document, so none are allowed. */
export function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  const compiled = ajv.compile(v.parse(v.record(v.string(), v.unknown()), closed(schema)))
  validators.set(schema, compiled)
  return compiled
}

function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed)
  if (typeof part !== 'object' || part === null) return part
  const members = Object.entries(part).map(([name, member]) => [name, closed(member)])
  return {
    ...('properties' in part && { additionalProperties: false }),
    ...Object.fromEntries(members),
  }
}
