import { EVERY_REMOTE } from 'shared-server/signature/release-keys'
import { codeOf } from 'shared-server/release-store/is-missing'
import { REMOTE } from '../command/input.ts'
import { UsageError, verb } from '../command/verb.ts'
import { createReleaseKey } from '../release-key.ts'

export const keys = verb({
  command: 'keys <action>',
  summary: 'makes the key that a team signs its releases with; asks and tells nobody',
  options: (yargs) =>
    yargs
      .positional('action', { choices: ['create'] as const, demandOption: true })
      .option('out', {
        type: 'string',
        requiresArg: true,
        default: 'release-key.pem',
        describe: 'file of the private key, which is RELEASE_KEY from then on',
      })
      .option('remote', {
        ...REMOTE,
        demandOption: false,
        requiresArg: true,
        describe: 'the only remote that it may sign for; all of them without it',
      }),
  async run({ out, remote = EVERY_REMOTE }) {
    const publicKey = await create(out)
    return {
      data: { file: out, remote, publicKey },
      text: `"${remote}": ["${publicKey}"]\n\nbelongs into RELEASE_KEYS of API and edges. The private key is in ${out}: keep it where the pipeline signs, and nowhere else.`,
    }
  },
})

async function create(file: string): Promise<string> {
  try {
    return await createReleaseKey(file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new UsageError(`${file} exists, and a key is never written over: name another by --out`)
  }
}
