import { type ReactNode } from 'react';
interface DisclosureMenuProps {
    readonly label: ReactNode;
    readonly children: ReactNode;
    readonly className?: string;
}
export declare function DisclosureMenu({ label, children, className }: DisclosureMenuProps): import("react").JSX.Element;
export {};
