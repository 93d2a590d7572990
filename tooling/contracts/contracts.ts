import { readPackage } from '../workspace/workspace.ts'
import { checkContracts } from './check-contracts.ts'
import { currentDeclarations } from './declarations.ts'
import { keepContracts } from './released-contracts.ts'

/** `pnpm contracts check` and `pnpm contracts release`. */
const [verb] = process.argv.slice(2)
if (verb === 'check') {
  const { text, isHighEnough } = await checkContracts()
  console.log(text)
  process.exitCode = isHighEnough ? 0 : 1
} else if (verb === 'release') {
  const { text, isHighEnough } = await checkContracts()
  console.log(text)
  const { version } = readPackage('shared-contracts')
  if (isHighEnough) {
    await keepContracts(version, currentDeclarations())
    console.log(
      `kept as shared-contracts/released/${version}: commit it with the release of the shell`,
    )
  } else process.exitCode = 1
} else {
  console.error(`pnpm contracts <verb>

  check    names the version that shared-contracts needs, and every reason for it
  release  keeps the present types as the last released ones`)
  process.exitCode = 2
}
