declare module 'prerendered-remote' {
  export const remote: import('shared-contracts/remote').RemoteDefinition
}
