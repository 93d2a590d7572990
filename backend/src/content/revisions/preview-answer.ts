import type { FastifyReply } from 'fastify'
import * as v from 'valibot'

/** Query of an answer that can be read as it will be; a token of another kind changes nothing in it. */
export const PreviewQuery = v.object({
  preview: v.optional(v.pipe(v.string(), v.maxLength(300))),
})
// Named as the schema, OpenAPI would describe the schema itself.
export type Previewed = v.InferOutput<typeof PreviewQuery>

/** Answers what visitors do not read yet: nobody keeps or lists it. */
export async function sendPreview(reply: FastifyReply, answer: unknown): Promise<void> {
  await reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(answer)
}
