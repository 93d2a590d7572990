import { type ElementType, type HTMLAttributes } from 'react';
interface RevealProps extends HTMLAttributes<HTMLDivElement> {
    readonly as?: ElementType;
}
export declare function Reveal(props: RevealProps): import("react").JSX.Element;
export {};
