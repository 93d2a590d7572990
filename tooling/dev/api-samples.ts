import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { sampleAnswer } from './sample-answers.ts'

/** The API that a remote which runs alone speaks to, if it answers. */
const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3001'

let hasSaidSo = false

/** Passes a call on to the API at `API_URL`; where none answers, gives a sample that fits the contracts and says so. */
export function answerApi(request: IncomingMessage, response: ServerResponse): void {
  void forward(request, response).catch(() => sendSample(request, response))
}

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = request.method === 'GET' ? undefined : await buffer(request)
  const answer = await fetch(new URL(pathOf(request), apiUrl), {
    method: request.method ?? 'GET',
    headers: pick(request, ['content-type', 'idempotency-key', 'accept']),
    ...(body && { body: new Uint8Array(body) }),
  })
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/json',
  })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

async function sendSample(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!hasSaidSo) console.log(`  no API at ${apiUrl}: answering with samples`)
  hasSaidSo = true
  const sample = await sampleAnswer(request.method ?? 'GET', pathOf(request))
  response.writeHead(sample.status, {
    'content-type': 'application/json',
    'x-sample-data': 'true',
  })
  response.end(JSON.stringify(sample.body))
}

/** The dev server strips the mount path; the API knows its routes by the whole one. */
const pathOf = (request: IncomingMessage & { originalUrl?: string }) =>
  request.originalUrl ?? request.url ?? '/'

const pick = (request: IncomingMessage, names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
