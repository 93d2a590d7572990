import * as v from 'valibot'
import { Count } from './name.ts'

/** What supporters talk about, most first: `GET /api/league/topics`. */
export const TopicResponse = v.object({ name: v.string(), posts: Count })
export type TopicResponse = v.InferOutput<typeof TopicResponse>
