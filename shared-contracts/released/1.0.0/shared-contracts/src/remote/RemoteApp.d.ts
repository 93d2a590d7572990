import { type HostServices, type RemoteLocation } from './host.ts';
import type { RemoteDefinition } from './remote-definition.ts';
interface RemoteAppProps {
    readonly definition: RemoteDefinition;
    readonly host: HostServices;
    readonly location: RemoteLocation;
    readonly isPrerendered?: boolean;
    readonly onShown?: (location: RemoteLocation) => void;
}
export declare function RemoteApp({ definition, host, location, isPrerendered, onShown, }: RemoteAppProps): import("react").JSX.Element;
export {};
