import { type ReactNode } from 'react';
interface SlideOutProps {
    readonly label?: string;
    readonly children: ReactNode;
    readonly className?: string;
}
export declare function SlideOut({ label, children, className }: SlideOutProps): import("react").JSX.Element;
export {};
