declare module 'served-remote' {
  export const remote: import('shared-contracts/remote').RemoteDefinition
}
