import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'
import { MUTANTS } from '../mutants/mutants.mjs'
import { substituteOf } from './substitutes.mjs'

/** The mutant of this process; undefined if it runs the code unchanged. */
let mutant

export function initialize(name) {
  mutant = MUTANTS.find((one) => one.name === name)
  if (name !== undefined && !mutant) throw new Error(`There is no mutant ${name}`)
}

export const resolve = (specifier, context, next) => {
  const url = substituteOf(specifier, context.parentURL)
  return url === undefined ? next(specifier, context) : { url, shortCircuit: true }
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
  const filename = fileURLToPath(url)
  const source = await readFile(filename, 'utf8')
  const { code } = await transform(mutated(source, filename), {
    filename,
    swcrc: true,
    sourceMaps: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}

function mutated(source, filename) {
  if (!mutant || !filename.endsWith(`/${mutant.file}`)) return source
  const { name, from, to } = mutant
  const parts = source.split(from)
  if (parts.length !== 2) throw new Error(`${name}: its text stands ${parts.length - 1} times`)
  return parts.join(to)
}
