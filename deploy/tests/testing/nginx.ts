import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { eventually } from 'shared-server/testing/eventually'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

export const NGINX_TEMPLATE = join(WORKSPACE_ROOT, 'deploy/nginx/nginx.conf.template')

export const NginxVariables = v.object({
  LISTEN: v.string(),
  API_LISTEN: v.string(),
  EDGE_1: v.string(),
  EDGE_2: v.string(),
  API_1: v.string(),
  API_2: v.string(),
  PROXY_SECRET: v.string(),
  STATE_DIR: v.string(),
})
export type NginxVariables = Readonly<v.InferOutput<typeof NginxVariables>>

/** Fills in the variables as `envsubst` does, which knows only those it is given. */
export function fillIn(template: string, variables: NginxVariables): string {
  return Object.entries(variables).reduce(
    (text, [name, value]: [string, string]) => text.replaceAll(`\${${name}}`, value),
    template,
  )
}

/**
 * Writes the operator's own file, filled in.
 *
 * @param change applies what an operator would change by hand.
 */
export async function configureNginx(
  variables: NginxVariables,
  change: (text: string) => string = (text) => text,
): Promise<string> {
  await mkdir(variables.STATE_DIR, { recursive: true })
  // nginx's workers run as another user.
  await chmod(variables.STATE_DIR, 0o755)
  const file = join(variables.STATE_DIR, 'nginx.conf')
  await writeFile(file, change(fillIn(await readFile(NGINX_TEMPLATE, 'utf8'), variables)))
  return file
}

export interface Certificate {
  /** Values to listen on for https, and for http, which redirects to it. */
  readonly listen: string
  readonly redirect: string
  readonly key: string
  readonly cert: string
}

/** Uncomments the lines for a certificate, as the file tells an operator to. */
export const withCertificate = (
  text: string,
  { listen, redirect, key, cert }: Certificate,
): string =>
  text
    .replace(`        listen ${listen};\n`, '')
    .replaceAll('#TLS ', '')
    .replace('listen 443 ', `listen ${listen} `)
    .replace('listen 80;', `listen ${redirect};`)
    .replace('/etc/nginx/tls/fullchain.pem', cert)
    .replace('/etc/nginx/tls/privkey.pem', key)

/** Has nginx check a configuration. @returns its complaints; empty if there are none. */
export async function examineConfiguration(program: string, file: string): Promise<string> {
  // Its log goes to /dev/stdout, which cannot be opened if that is a socket.
  const child = spawn(program, ['-q', '-t', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  return text(child.stderr)
}

/** @returns a function that stops it. */
export async function startNginx(
  program: string,
  file: string,
  origin: string,
): Promise<() => Promise<void>> {
  const child = spawn(program, ['-c', file, '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(await examineConfiguration(program, file))
    return fetch(origin).then(
      () => true,
      () => false,
    )
  })
  return async () => {
    child.kill('SIGTERM')
    await exited
  }
}
