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
    [
      'a function has another optional parameter',
      'export declare const toast: (text: string) => void',
      'export declare const toast: (text: string, seconds?: number) => void',
      'minor: the value toast can do more',
    ],
    [
      'a named props type is written out, and has more',
      'interface Props { label?: string }\nexport declare const Button: (props: Props) => void',
      'export declare const Button: (props: { size?: 1 } & { label?: string }) => void',
      'minor: the value Button can do more',
    ],
    [
      'one of several shapes of the props has another optional member',
      `type Props = { link: string; size?: 1 } | { press: () => void; hint?: string }
      export declare const Button: (props: Props) => void`,
      `type Props = { link: string; size?: 1 } | { press: () => void; hint?: string; size?: 1 }
      export declare const Button: (props: Props) => void`,
      'minor: the value Button can do more',
    ],
    [
      'a function asks for less',
      'export declare const watch: (element: HTMLFormElement) => void',
      'export declare const watch: (element: EventTarget) => void',
      'minor: the value watch can do more',
    ],
    [
      'a parameter may be anything',
      'export declare const show: (item: { title?: string }) => void',
      'export declare const show: (item: unknown) => void',
      'minor: the value show can do more',
    ],
    [
      'parameters become a list of any length',
      'export declare const join: (first?: string, second?: string) => string',
      'export declare const join: (...parts: (string | undefined)[]) => string',
      'minor: the value join can do more',
    ],
    [
      'a type that contains itself has another optional member',
      `export interface Menu { items?: Menu[]; boxed?: Box<Menu> }
      interface Box<T> { value: T; next?: Box<Box<T>> }`,
      `export interface Menu { items?: Menu[]; boxed?: Box<Menu>; hint?: string }
      interface Box<T> { value: T; next?: Box<Box<T>> }`,
      'minor: the type Menu can do more',
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
    [
      'a component has lost an optional prop',
      'export declare const Button: (props: { label: string; size?: 1 }) => void',
      'export declare const Button: (props: { label: string }) => void',
      'major: the value Button has lost size',
    ],
    [
      'a props type that another export refers to has lost an optional member',
      'interface Props { label: string; size?: 1 }\nexport declare const Button: (props: Props) => void',
      'interface Props { label: string }\nexport declare const Button: (props: Props) => void',
      'major: the value Button has lost size',
    ],
    [
      'props that may be missing have lost an optional member',
      'export declare const show: (options?: { at?: string; size?: 1 }) => void',
      'export declare const show: (options?: { at?: string }) => void',
      'major: the value show has lost size',
    ],
    [
      'one of several shapes of the props has lost an optional member',
      `type Props = { link: string; size?: 1 } | { press: () => void; hint?: string }
      export declare const Button: (props: Props) => void`,
      `type Props = { link: string; size?: 1 } | { press: () => void }
      export declare const Button: (props: Props) => void`,
      'major: the value Button has lost hint',
    ],
    [
      'an exported type has lost an optional member',
      'export interface Props { label: string; size?: 1 }',
      'export interface Props { label: string }',
      'major: the type Props has lost size',
    ],
    [
      'a function has lost an optional parameter',
      'export declare const toast: (text: string, seconds?: number) => void',
      'export declare const toast: (text: string) => void',
      'major: the value toast has lost the parameter seconds',
    ],
    [
      'a function takes one instead of many',
      'export declare const toast: (...texts: string[]) => void',
      'export declare const toast: (text?: string) => void',
      'major: the value toast has lost the parameter texts',
    ],
    [
      'a callback is told less',
      'export declare const Field: (props: { change: (text: string, isLast?: boolean) => void }) => void',
      'export declare const Field: (props: { change: (text: string) => void }) => void',
      'major: the value Field has lost the parameter isLast',
    ],
    [
      'a result has lost an optional member, deep inside',
      'export declare const useForm: () => Promise<{ rows: { hint?: string }[] }>',
      'export declare const useForm: () => Promise<{ rows: {}[] }>',
      'major: the value useForm has lost hint',
    ],
    [
      'a pair has lost its optional half',
      'export declare const useState: () => [value: string, reset?: () => void]',
      'export declare const useState: () => [value: string]',
      'major: the value useState has lost 1',
    ],
    [
      'a generic service has lost an optional member, and gained another',
      'export interface Service<T> { data: T; stop?: () => void }',
      'export interface Service<T> { data: T; pause?: () => void }',
      'major: the type Service has lost stop',
    ],
  ])('is major when %s', (_when, released, current, change) => {
    expect(changes(closed(released), closed(current))).toEqual([expect.stringContaining(change)])
  })
})
