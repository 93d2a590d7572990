declare module 'prerendered-remote' {
  import type { RemoteDefinition } from 'shared-contracts/remote'

  export const remote: RemoteDefinition
}
