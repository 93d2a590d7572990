import { HttpError } from 'shared-contracts/http-error'
import { permanentPreviewPath } from 'shared-contracts/preview'
import { previewTarget, SEVERAL, wholeNumber } from '../command/input.ts'
import { verb } from '../command/verb.ts'
import type { ReleaseEnvironment } from '../environment.ts'

/** Default and maximum lifetime of a preview link, in hours. */
const DEFAULT_HOURS = 8
const MAX_HOURS = 168

export const preview = verb({
  command: 'preview <releases..>',
  summary: 'prints one link that opens these releases, or what these tags name, for one browser',
  options: (yargs) =>
    yargs
      .parserConfiguration(SEVERAL)
      .positional('releases', {
        type: 'string',
        array: true,
        demandOption: true,
        coerce: (texts: string[]) => texts.map(previewTarget),
        describe: '<remote>@<version>, <remote>@<tag>, or a tag for every remote that has it',
      })
      .option('hours', {
        ...wholeNumber('hours', 1, MAX_HOURS),
        default: DEFAULT_HOURS,
        describe: 'how long the link opens them',
      }),
  async run({ releases: targets, hours }, { registry, env }) {
    const of = [...new Set(targets.map(({ text }) => text))]
    const site = siteOrigin(env)
    const onSite = (path: string) => (site === null ? path : new URL(path, site).href)
    const permanent = onSite(permanentPreviewPath(of))
    const client = await registry()
    const { path, until, releases } = await client.preview(of, hours).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 403) throw error
      throw new Error(
        `your token is not for all of these; people of the desk open them together at ${permanent}`,
      )
    })
    const [first] = releases
    const link = onSite(path)
    const names = releases.map(({ remote, version }) => `${remote}@${version}`).join(', ')
    return {
      data: { link, until, releases, permanent },
      text: [
        `${link}\n`,
        ...(site === null
          ? ['below the site’s address, which is unknown: PUBLIC_ORIGIN is missing']
          : []),
        `opens ${names} for the browser that follows it, until ${until}`,
        `people of the desk open it for good at ${permanent}`,
        `close it with: pnpm release previews ${first?.remote} --revoke=${first?.id}`,
      ].join('\n'),
    }
  },
})

/**
 * Returns the address under which visitors know the site. Without PUBLIC_ORIGIN, that is API_ORIGIN if it is the
 * site's, or this machine's if the API is here; null if it is unknown.
 */
function siteOrigin({
  PUBLIC_ORIGIN,
  API_ORIGIN,
  PROXY_SECRET,
  PORT,
}: ReleaseEnvironment): string | null {
  if (PUBLIC_ORIGIN !== undefined) return PUBLIC_ORIGIN
  if (API_ORIGIN === undefined || isLoopback(new URL(API_ORIGIN))) return `http://127.0.0.1:${PORT}`
  // An API that is called directly requires the secret; the site passes its calls on to it.
  return API_ORIGIN.startsWith('https:') && PROXY_SECRET === undefined ? API_ORIGIN : null
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
