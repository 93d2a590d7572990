import type { FastifyRequest } from 'fastify'
import type { PostedFields } from 'shared-server/page/form-page'

const isForm = ({ 'content-type': type = '' }: FastifyRequest['headers']) =>
  type.startsWith('application/x-www-form-urlencoded')

/** Returns the fields that a browser posted without scripts; null for a request sent by a script. */
export function postedFieldsOf({ headers, body }: FastifyRequest): PostedFields | null {
  if (!isForm(headers) || typeof body !== 'object' || body === null) return null
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  )
}
