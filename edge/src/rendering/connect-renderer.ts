import { connect } from 'node:net'
import { RenderFailure } from './render-failure.ts'
import { RendererChannel } from './renderer-channel.ts'

/** Timeout for a service that hangs, in milliseconds: longer than the service's own timeout for a command. */
const ANSWER_LIMIT_MS = 5_000

/**
 * Connects to a rendering process that the renderer service starts for us, and kills when the channel ends.
 *
 * @param socket that the service listens on.
 */
export function connectRenderer(socket: string): RendererChannel {
  const connection = connect(socket)
  const channel = new RendererChannel({
    replies: connection,
    commands: connection,
    limitMs: ANSWER_LIMIT_MS,
    // If a release breaks its process, the service reports that in a reply.
    owner: 'edge',
    onEnd: () => connection.destroy(),
  })
  connection.once('close', () =>
    channel.end(new RenderFailure('edge', 'The renderer is not to be had')),
  )
  return channel
}
