import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CLOSED_MESSAGE, HOME_ADDRESS } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { fragment } from './make-release.ts'
import { STUB_RUNTIME } from './stub-runtime.ts'

/** Writes the folder of a shell's build with the least that an edge needs. */
export async function writeShell(folder: string): Promise<void> {
  await mkdir(join(folder, 'browser'), { recursive: true })
  const theme = {
    styles: 'html{}',
    colours: { light: '#FFFFFF', dark: '#000000' },
    fonts: ['/assets/shell/f.woff2'],
    notFound: fragment({ html: `<h1>404 Page Not Found</h1><a href="${HOME_ADDRESS}">` }),
    closed: fragment({
      html: `<h1>Closed for now</h1><p>${CLOSED_MESSAGE}</p><a href="${HOME_ADDRESS}">`,
    }),
  }
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, 'server/runtime.js'), STUB_RUNTIME)
  await writeFile(
    join(folder, 'document.json'),
    JSON.stringify({
      script: { href: '/assets/shell/shell.js', integrity: 'sha384-shell' },
      files: {},
      contract: { version: '1.2.0', exports: { 'shared-ui': ['Button', 'Title'] } },
      runtime: { file: 'server/runtime.js', integrity: integrityOf(STUB_RUNTIME) },
      themes: { loom: theme, floodlight: theme, premiership: theme },
    }),
  )
}
