import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

const NEXT = '16.4.6'

/**
 * Returns the folder of a Next application. Next is installed into it on first use: it takes 330 MB, which no
 * other command needs. React is the workspace's, so that pages and Next share one copy.
 */
export async function installedNext(): Promise<string> {
  const folder = join(WORKSPACE_ROOT, '.cache/bench/next', NEXT)
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) {
    console.log(`installing Next ${NEXT} into ${folder}`)
    const unfinished = `${folder}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true })
    await writeFile(join(unfinished, 'package.json'), '{ "private": true, "type": "module" }\n')
    // npm would install other versions of the peer dependencies than the workspace's.
    const options = ['--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...options, '--prefix', unfinished, `next@${NEXT}`], {
      cwd: unfinished,
      stdio: 'inherit',
    })
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
  }
  for (const name of ['react', 'react-dom']) {
    const link = join(modules, name)
    await rm(link, { force: true })
    await symlink(
      await realpath(join(WORKSPACE_ROOT, 'bench/node_modules', name)),
      link,
      'junction',
    )
  }
  return folder
}
