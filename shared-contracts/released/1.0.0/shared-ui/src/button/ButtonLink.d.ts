import type { ReactNode } from 'react';
import { type ButtonLook } from './Button.tsx';
interface Common extends ButtonLook {
    readonly children: ReactNode;
    readonly className?: string;
    readonly 'aria-label'?: string;
}
type ButtonLinkProps = Common & ({
    readonly to: string;
} | {
    readonly href: string;
    readonly download?: boolean | string;
    readonly newTab?: boolean;
});
export declare function ButtonLink({ look, ...props }: ButtonLinkProps): import("react").JSX.Element;
export {};
