import { REMOTE } from '../command/input.ts'
import { table } from '../command/table.ts'
import { verb } from '../command/verb.ts'

export const previews = verb({
  command: 'previews <remote>',
  summary: 'links that open releases of it; with --revoke, closes one',
  options: (yargs) =>
    yargs.positional('remote', REMOTE).option('revoke', {
      type: 'string',
      requiresArg: true,
      describe: 'the link that is to open nothing any more, by the name in the list',
    }),
  async run({ remote, revoke }, { registry }) {
    const client = await registry()
    if (revoke !== undefined) {
      await client.revokePreview(remote, revoke)
      return {
        data: { remote, id: revoke },
        text: `closed the preview link ${revoke} of ${remote}`,
      }
    }
    const listed = await client.previews(remote)
    const rows = listed.map(({ id, version, createdBy, until, revokedAt }) => [
      id,
      version,
      createdBy,
      until,
      revokedAt === null ? 'open' : `closed ${revokedAt}`,
    ])
    return { data: listed, text: table([['link', 'version', 'by', 'until', 'state'], ...rows]) }
  },
})
