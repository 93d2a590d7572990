import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseAllDocuments } from 'yaml'
import { parseConfig } from 'backend/config/config'
import { readConfig } from 'edge/config'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

/** Values that an operator fills in, as far as the programs check them. */
const FILLED_IN: Readonly<Record<string, string>> = {
  DATABASE_URL: 'mysql://ghana:secret@database:3306/ghana',
  RELEASES_TOKEN: 'a-secret-of-these-tests',
  PREVIEW_SECRET: 'a-secret-of-these-tests',
  PROXY_SECRET: 'a-secret-of-these-tests',
  ERASURE_KEY: 'a-secret-of-these-tests',
  DESK_KEY: 'a-secret-of-these-tests',
  PUBLIC_ORIGIN: 'https://www.example.com',
  SITE_ORIGINS: 'https://www.example.com',
  SMTP_URL: 'smtp://user:secret@mail.example.com:587',
  RELEASE_STORE: 's3://releases/site',
  RELEASE_STORE_ENDPOINT: 'https://store.example.com',
}

/** Reads every document of a YAML file in deploy/. @throws if it is not YAML. */
export async function readYaml(file: string): Promise<unknown[]> {
  const text = await readFile(join(WORKSPACE_ROOT, 'deploy', file), 'utf8')
  return parseAllDocuments(text, { merge: true }).map((document) => {
    if (document.errors[0]) throw document.errors[0]
    return document.toJS() as unknown
  })
}

/** Parses a program's variables, with the operator's values filled in. @returns the port it listens on. */
export function portOf(
  program: 'api' | 'edge',
  variables: Readonly<Record<string, string>>,
): number {
  const filledIn = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, expand(name, value)]),
  )
  return program === 'api' ? parseConfig(filledIn).API_PORT : readConfig(filledIn).port
}

/** Expands `${NAME:?why}` and `${NAME:-default}` as compose does. */
function expand(name: string, value: string): string {
  if (value === '') return FILLED_IN[name] ?? ''
  if (value.includes(':?')) return FILLED_IN[name] ?? 'filled-in'
  return value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')
}

/** Variables that the images set themselves or do without, or that are for development only. */
const IMAGE_VARIABLES = {
  api: ['API_PORT', 'API_HOST', 'DATA_DIR'],
  edge: [
    'NODE_ENV',
    'PORT',
    'HOST',
    'API_PORT',
    'DATA_DIR',
    'SHELL_BUILD',
    'REMOTE_SOURCES',
    'REMOTE_OVERRIDES',
  ],
}

/** Lists the names in `.env.example` that an operator of the images may want to set. */
export async function settableVariables(program: 'api' | 'edge'): Promise<string[]> {
  const explained = await explainedVariables(program)
  return explained.filter((name) => !IMAGE_VARIABLES[program].includes(name))
}

/** Variables that Amazon's client reads itself. */
export const AWS_VARIABLES = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

/** Lists the names that `.env.example` explains to the operator of one program. */
export async function explainedVariables(program: 'api' | 'edge'): Promise<string[]> {
  const example = await readFile(join(WORKSPACE_ROOT, '.env.example'), 'utf8')
  const section = v.parse(v.string(), example.split(/^## /m)[program === 'api' ? 1 : 2])
  return [...section.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)
}
