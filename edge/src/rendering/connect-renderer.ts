import { connect } from 'node:net'
import { RenderFailure } from './render-failure.ts'
import { RendererChannel } from './renderer-channel.ts'

/** The service has the limit of a command itself, and says so within it: this one is for a service that hangs. */
const ANSWER_LIMIT_MS = 5_000

/**
 * A rendering process that the renderer's own service starts for us, and kills when the channel ends.
 *
 * @param socket where the service listens.
 */
export function connectRenderer(socket: string): RendererChannel {
  const connection = connect(socket)
  const channel = new RendererChannel({
    replies: connection,
    commands: connection,
    limitMs: ANSWER_LIMIT_MS,
    // What a release does to its process, the service says in an answer.
    owner: 'edge',
    onEnd: () => connection.destroy(),
  })
  connection.once('close', () =>
    channel.end(new RenderFailure('edge', 'The renderer is not to be had')),
  )
  return channel
}
