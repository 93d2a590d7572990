import { describe, expect, it, jest } from '@jest/globals'
import { compareContracts, neededStep } from './compare-contracts.ts'

// Each case starts the compiler.
jest.setTimeout(60_000)

const FILE = 'shared-ui/src/index.d.ts'

/** Changes between two texts of the declarations of shared-ui. */
const changes = (released: string, current: string) =>
  compareContracts({
    released: new Map([[FILE, released]]),
    current: new Map([[FILE, current]]),
    entries: { 'shared-ui': FILE },
  }).map(({ step, reason }) => `${step}: ${reason.split('\n')[0]}`)

/** Declarations without implicit exports. */
const closed = (text: string) => `${text}\nexport {}`

describe('the step that contracts need', () => {
  it('is a patch when nothing that a remote sees is different', () => {
    const text = `
      import type { ReactNode } from 'react'
      export interface Choice { readonly label: string }
      export declare const Field: (props: { choices: Choice[] }) => ReactNode`
    expect(changes(text, `${text}\ndeclare const hidden: string\nexport {}`)).toEqual([])
    expect(neededStep([])).toBe('patch')
  })

  it.each([
    ['an export is new', '', 'export declare const Title: 1', 'minor: the value Title is new'],
    [
      'a type has another optional member',
      'export interface Choice { label: string }',
      'export interface Choice { label: string; hint?: string }',
      'minor: the type Choice can do more',
    ],
    [
      'a function accepts more',
      'export declare const show: (title: string) => void',
      'export declare const show: (title: string | number) => void',
      'minor: the value show can do more',
    ],
    [
      'a result tells more',
      'export declare const useForm: () => { values: string[] }',
      'export declare const useForm: () => { values: string[]; reset: () => void }',
      'minor: the value useForm can do more',
    ],
    [
      'a member of a type that another export refers to is new',
      'interface Props { label?: string }\nexport declare const Button: (props: Props) => void',
      'interface Props { label?: string; size?: 1 }\nexport declare const Button: (props: Props) => void',
      'minor: the value Button can do more',
    ],
  ])('is minor when %s', (_when, released, current, change) => {
    expect(changes(closed(released), closed(current))).toEqual([change])
  })

  it.each([
    [
      'an export is gone',
      'export declare const Title: 1',
      'export {}',
      'major: the value Title is gone',
    ],
    [
      'a function asks for more',
      'export declare const show: (title: string) => void',
      'export declare const show: (title: string, text: string) => void',
      'major: the value show is not what it was: Type',
    ],
    [
      'a definition that remotes write has a new obligation',
      'export declare const define: (remote: { name: string }) => void',
      'export declare const define: (remote: { name: string; theme: string }) => void',
      'major: the value define is not what it was: Type',
    ],
    [
      'a result may be missing',
      'export declare const find: () => string',
      'export declare const find: () => string | null',
      'major: the value find is not what it was: Type',
    ],
    [
      'a type has lost a member',
      'export interface Choice { label: string; hint: string }',
      'export interface Choice { label: string }',
      'major: the type Choice is not what it was: Property',
    ],
    [
      'a generic type has another result',
      'export interface Result<T> { data: T; error: Error }',
      'export interface Result<T> { data: T; error: string }',
      'major: the type Result is not what it was: Type',
    ],
  ])('is major when %s', (_when, released, current, change) => {
    expect(changes(closed(released), closed(current))).toEqual([expect.stringContaining(change)])
  })
})
