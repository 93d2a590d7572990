import { number, releaseTarget } from '../command/input.ts'
import type { Verb } from '../command/verb.ts'

/** How long a link opens a release where nobody says, and at most, in hours. */
const USUAL_HOURS = 8
const MOST_HOURS = 168

export const preview: Verb = {
  usage: '<remote>@<version> [--hours H]',
  summary: `prints a link that opens the release for one browser, for ${USUAL_HOURS} hours`,
  options: { hours: { type: 'string' } },
  async run(input, { registry, env }) {
    const { name, version } = releaseTarget(input.positionals[0])
    const hours = number(input, 'hours', [1, MOST_HOURS]) ?? USUAL_HOURS
    const { path, until } = await (await registry()).preview(name, version, hours)
    const site = env['PUBLIC_ORIGIN'] ?? `http://127.0.0.1:${env['PORT'] ?? '3000'}`
    const link = new URL(path, site).href
    return {
      data: { link, until },
      text: `${link}\n\nopens ${name}@${version} for the browser that follows it, until ${until}`,
    }
  },
}
