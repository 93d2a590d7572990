import * as v from 'valibot'
import { Count } from './name.ts'

/** Topics of supporters, with the most posts first: `GET /api/league/topics`. */
export const TopicResponse = v.object({ name: v.string(), posts: Count })
export type TopicResponse = v.InferOutput<typeof TopicResponse>
