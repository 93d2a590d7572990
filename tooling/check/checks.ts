import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { workspaceRemotes, builtReleaseFolder, builtShellFolder } from 'release/workspace'
import { auditDependencies } from '../audit/audit-dependencies.ts'
import { checkContracts } from '../contracts/check-contracts.ts'
import { examineRelease } from 'release/examine-release'
import { readHostContract } from 'release/host-contract'
import { readRelease } from 'release/publish'
import { runStep, type BuildStep } from '../workspace/build-step.ts'
import { buildSteps } from '../workspace/builds.ts'
import { programsStep } from '../workspace/programs-step.ts'
import { AT_ONCE, type Check, type Print, type Stage } from './run-checks.ts'
import { WORKSPACE_ROOT, workspaceRooms } from '../workspace/workspace.ts'

/** Runs a tool of the workspace, and prints its output. */
function runTool(
  tool: string,
  args: readonly string[],
  { print, env = {} }: { print: Print; env?: NodeJS.ProcessEnv },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(WORKSPACE_ROOT, tool), ...args], {
      cwd: WORKSPACE_ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
}

const toolCheck = (name: string, tool: string, ...args: string[]): Check => ({
  name,
  run: async (print) =>
    (await runTool(`node_modules/${tool}`, args, { print }))
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1 },
})

/** Workers of a CPU-bound check: its share of the machine's cores. */
const HALF = Math.max(1, Math.floor(availableParallelism() / AT_ONCE))

/** Workers of a check that waits for other programs half of the time. */
const WHOLE = Math.max(2, availableParallelism())

const JestReport = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  numPendingTests: v.number(),
})

interface JestOptions {
  readonly projects: readonly string[]
  readonly workers: number
  /** Builds what the tests start; it runs before them, or each worker would build it. */
  readonly needs?: BuildStep
}

function jestCheck(name: string, { projects, workers, needs }: JestOptions): Check {
  const report = join(WORKSPACE_ROOT, '.cache/reports', `${name}.json`)
  return {
    name,
    run: async (print) => {
      await emptyReport(report)
      if (needs) await runStep(needs)
      const isGreen = await runTool(
        'node_modules/jest/bin/jest.js',
        [
          '--selectProjects',
          ...projects,
          '--forceExit',
          '--maxWorkers',
          String(workers),
          '--json',
          '--outputFile',
          report,
          '--silent=false',
        ],
        { print, env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' } },
      )
      const result = v.parse(JestReport, JSON.parse(await readFile(report, 'utf8')))
      // A suite that failed to load has no tests to count.
      const failed =
        result.numFailedTests + (result.numFailedTests ? 0 : result.numFailedTestSuites)
      return { passed: result.numPassedTests, failed: isGreen ? failed : Math.max(failed, 1) }
    },
  }
}

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
})

const journeys: Check = {
  name: 'journeys',
  run: async (print) => {
    for (const step of [...buildSteps('production'), ...buildSteps('development')])
      await runStep(step)
    const report = join(WORKSPACE_ROOT, '.cache/reports/journeys.json')
    await emptyReport(report)
    const isGreen = await runTool(
      'e2e/node_modules/@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts'],
      { print, env: { NODE_OPTIONS: '--conditions=source', JOURNEYS_REPORT: report } },
    )
    const { stats, errors } = v.parse(PlaywrightReport, JSON.parse(await readFile(report, 'utf8')))
    if (stats.flaky > 0) print(`  ${stats.flaky} passed at the second try only\n`)
    const failed = stats.unexpected + errors.length
    return { passed: stats.expected + stats.flaky, failed: isGreen ? failed : Math.max(failed, 1) }
  },
}

/** Checks that the workspace's remotes run with its own shell. */
const releases: Check = {
  name: 'releases',
  run: async (print) => {
    for (const step of buildSteps('production')) await runStep(step)
    const host = await readHostContract(builtShellFolder())
    const result = { passed: 0, failed: 0 }
    for (const name of workspaceRemotes()) {
      const folder = builtReleaseFolder(name)
      const reasons = await examineRelease(folder, (await readRelease(folder)).release, host)
      for (const reason of reasons) print(`  ${name}: ${reason}\n`)
      result[reasons.length === 0 ? 'passed' : 'failed'] += 1
    }
    return result
  },
}

/** Builds the development variant for the journeys; it uses the other half of the machine. */
const developmentBuilds = toolCheck(
  'development-builds',
  'tsx/dist/cli.mjs',
  '--conditions=source',
  'tooling/check/build-development.ts',
)

const contracts: Check = {
  name: 'contracts',
  run: async (print) => {
    const { isHighEnough, text } = await checkContracts()
    print(`${text}\n`)
    return { passed: Number(isHighEnough), failed: Number(!isHighEnough) }
  },
}

/** Checks against the advisories in the repository; `pnpm audit:offline` uses a whole database. */
const dependencies: Check = {
  name: 'dependencies',
  run: async (print) => {
    const { packages, findings } = await auditDependencies()
    for (const line of findings) print(`  ${line}\n`)
    return { passed: Number(packages > 0 && findings.length === 0), failed: findings.length }
  },
}

async function emptyReport(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
}

const types = toolCheck('types', 'typescript/bin/tsc', '-b')

const format = toolCheck('format', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')

const lint = toolCheck('lint', 'eslint/bin/eslint.js', '--max-warnings=0', '.')

const imports = toolCheck(
  'imports',
  'dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
  ...workspaceRooms(),
)

const deadCode = toolCheck('dead-code', 'knip/bin/knip.js')

/**
 * Every check of `npm test`, the longest of a stage first, so that both halves of the machine finish together.
 * The compiler runs beside checks that do not read its output, and before the tests, which do. The builds run after
 * the tests that copy them. Journeys measure times, so nothing runs beside them.
 */
export const STAGES: readonly Stage[] = [
  [lint, types, format, imports, deadCode, dependencies],
  [
    jestCheck('integration', { projects: ['integration'], workers: WHOLE, needs: programsStep }),
    jestCheck('unit', { projects: ['contracts', 'server', 'browser'], workers: HALF }),
  ],
  [developmentBuilds, releases, contracts],
  [journeys],
]
