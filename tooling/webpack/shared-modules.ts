/**
 * Modules that host and remotes share at runtime. The shell's lists for the server and of facades follow this one,
 * and the spec beside it compares them. Sharing a whole package turns its tree
 * shaking off, so a package is listed for one of two reasons: two copies would break (state or context that must
 * exist once), or every remote would otherwise contain the same bytes. `react-router-dom`,
 * `@tanstack/react-query` and `@mui/material` are shared only through the facades that use a part of them.
 */
const SHARED_MODULES = {
  // One React, or hooks fail. The trailing slash shares the entries below it, such as react/jsx-runtime.
  react: 'one instance',
  'react/': 'one instance',
  'react-dom': 'one instance',
  'react-dom/': 'one instance',
  // One theme context and one style cache context.
  '@emotion/react': 'one instance',
  '@emotion/styled': 'bytes',
  // Remotes keep small client state in stores; toasts live in the host's.
  zustand: 'bytes',
  // The host's services, toasts and HTTP client.
  'shared-contracts/host': 'one instance',
  // Facade of React Router: one router context in a remote and in what shared-ui renders there.
  'shared-contracts/router': 'one instance',
  // Facade of TanStack Query: one context in a remote and in what shared-ui renders there.
  'shared-contracts/query': 'one instance',
  // Mounting code, equal in every remote.
  'shared-contracts/remote': 'bytes',
  // The design system with the parts of MUI that it uses.
  'shared-ui': 'bytes',
} as const

/** Tells whether the host provides a module to remotes. A name that ends with a slash covers everything below it. */
export const isSharedModule = (request: string) =>
  Object.keys(SHARED_MODULES).some((name) =>
    name.endsWith('/') ? request.startsWith(name) : request === name,
  )

/** Tells whether a shared module is the workspace's own, so that hosts and remotes have to agree on its exports. */
export const isFacade = (name: string) => FACADES.includes(name)

/** Shared modules of the workspace itself. */
export const FACADES: readonly string[] = Object.keys(SHARED_MODULES).filter((name) =>
  name.startsWith('shared-'),
)

export interface SharedModuleOptions {
  readonly singleton: true
  readonly eager?: boolean
  readonly import?: false
}

/**
 * Returns the shared modules as options of the federation plugin. The host provides all of them
 * with its own script; a remote contains none in a release, and all of them while it runs alone.
 */
export function sharedModules(role: 'host' | 'remote' | 'standalone') {
  const options: SharedModuleOptions = {
    singleton: true,
    ...(role === 'host' && { eager: true }),
    ...(role === 'remote' && { import: false }),
  }
  return Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, options]))
}
