import type { FastifyReply } from 'fastify'
import * as v from 'valibot'

/** Query of an endpoint that can answer with a preview. In a list, a token of another kind changes nothing. */
export const PreviewQuery = v.object({
  preview: v.optional(v.pipe(v.string(), v.maxLength(300))),
})
// If it had the schema's name, OpenAPI would describe the schema itself.
export type Previewed = v.InferOutput<typeof PreviewQuery>

/** Sends content that is not published yet, which must not be stored or indexed. */
export async function sendPreview(reply: FastifyReply, answer: unknown): Promise<void> {
  await reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(answer)
}
