import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnnouncedShell } from 'shared-contracts/registry'
import {
  CLOSED_MESSAGE,
  HOME_ADDRESS,
  SHELL_NAME,
  type ShellRelease,
} from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { fragment } from './make-release.ts'
import { STUB_RUNTIME } from './stub-runtime.ts'

const SERVICE_WORKER = "self.addEventListener('push', () => undefined)"

const CONTRACT = { version: '1.2.0', exports: { 'shared-ui': ['Button', 'Title'] } }

/** Writes the folder of a shell's build with the minimum that an edge needs. */
export async function writeShell(folder: string): Promise<void> {
  await mkdir(join(folder, 'browser'), { recursive: true })
  const theme = {
    styles: 'html{}',
    colours: { light: '#FFFFFF', dark: '#000000' },
    fonts: ['/assets/shell/f.woff2'],
    notFound: fragment({
      html: `<h1>404 Page Not Found</h1><a href="${HOME_ADDRESS}"><a href="${HOME_ADDRESS}/about">`,
    }),
    closed: fragment({
      html: `<h1>Closed for now</h1><p>${CLOSED_MESSAGE}</p><a href="${HOME_ADDRESS}">`,
    }),
  }
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, 'server/runtime.js'), STUB_RUNTIME)
  await mkdir(join(folder, 'worker'), { recursive: true })
  await writeFile(join(folder, 'worker/service-worker.js'), SERVICE_WORKER)
  await writeFile(
    join(folder, 'document.json'),
    JSON.stringify({
      script: { href: '/assets/shell/shell.js', integrity: 'sha384-shell' },
      files: {},
      contract: CONTRACT,
      runtime: { file: 'server/runtime.js', integrity: integrityOf(STUB_RUNTIME) },
      serviceWorker: {
        file: 'worker/service-worker.js',
        integrity: integrityOf(SERVICE_WORKER),
      },
      themes: { loom: theme, floodlight: { ...theme, usual: 'dark' }, premiership: theme },
    }),
  )
}

/**
 * Writes the files of a built host as an announcement leaves them.
 *
 * @returns the registry's entry for it, and its folder.
 */
export async function writeShellRelease(
  releasesDir: string,
  version: string,
  contents: Readonly<Record<string, string>>,
): Promise<AnnouncedShell & { readonly folder: string }> {
  const folder = join(releasesDir, SHELL_NAME, version)
  const files: ShellRelease['files'] = {}
  await mkdir(folder, { recursive: true })
  for (const [file, content] of Object.entries(contents)) {
    files[file] = { integrity: integrityOf(content), bytes: content.length }
    await writeFile(join(folder, file), content)
  }
  const shell: ShellRelease = { name: SHELL_NAME, version, contract: CONTRACT, files }
  const description = JSON.stringify(shell)
  await writeFile(join(folder, 'release.json'), description)
  return { version, digest: integrityOf(description), until: null, folder }
}
