import type { AnchorHTMLAttributes, ReactNode } from 'react';
export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    readonly href: string;
    readonly children: ReactNode;
}
export declare function ExternalLink({ children, ...anchor }: ExternalLinkProps): import("react").JSX.Element;
