import type { Mount } from './host.ts';
import type { RemoteDefinition } from './remote-definition.ts';
export { RemoteApp } from './RemoteApp.tsx';
export { TimeLimitError, withTimeLimit } from './time-limit.ts';
export { pageChunkName, type FailureProps, type RemoteDefinition, type RemoteRoute, } from './remote-definition.ts';
export declare const identifierPrefixOf: (remote: string) => string;
export declare function createRemote(definition: RemoteDefinition): {
    mount: Mount;
};
