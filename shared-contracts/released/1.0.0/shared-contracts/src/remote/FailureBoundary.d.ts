import { type ReactNode } from 'react';
import type { HostServices } from './host.ts';
import type { RemoteDefinition } from './remote-definition.ts';
interface FailureBoundaryProps {
    readonly definition: Pick<RemoteDefinition, 'name' | 'Failure'>;
    readonly host: HostServices;
    readonly page: string;
    readonly shown: ReactNode;
    readonly onCaught?: () => void;
    readonly children: ReactNode;
}
export declare function FailureBoundary(props: FailureBoundaryProps): import("react").JSX.Element;
export {};
