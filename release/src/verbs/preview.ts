import { RELEASE, wholeNumber } from '../command/input.ts'
import { verb } from '../command/verb.ts'

/** How long a link opens a release unless said otherwise, and at most, in hours. */
const DEFAULT_HOURS = 8
const MAX_HOURS = 168

export const preview = verb({
  command: 'preview <release>',
  summary: 'prints a link that opens the release for one browser',
  options: (yargs) =>
    yargs.positional('release', RELEASE).option('hours', {
      ...wholeNumber('hours', 1, MAX_HOURS),
      default: DEFAULT_HOURS,
      describe: 'how long the link opens it',
    }),
  async run({ release: { name, version }, hours }, { registry, env }) {
    const { id, path, until } = await (await registry()).preview(name, version, hours)
    const site = env.PUBLIC_ORIGIN ?? `http://127.0.0.1:${env.PORT}`
    const link = new URL(path, site).href
    return {
      data: { id, link, until },
      text: `${link}\n\nopens ${name}@${version} for the browser that follows it, until ${until}; close it with: pnpm release previews ${name} --revoke=${id}`,
    }
  },
})
