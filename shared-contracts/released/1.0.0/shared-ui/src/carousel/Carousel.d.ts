import type { ReactNode } from 'react';
export interface SlideState {
    readonly isCurrent: boolean;
    readonly isNear: boolean;
}
interface CarouselProps<Item> {
    readonly label: string;
    readonly slides: readonly Item[];
    readonly keyOf: (slide: Item) => string;
    readonly children: (slide: Item, state: SlideState) => ReactNode;
    readonly interval: number;
    readonly hasArrows?: boolean;
    readonly className?: string;
}
export declare function Carousel<Item>({ label, slides, keyOf, children, interval, hasArrows, className, }: CarouselProps<Item>): import("react").JSX.Element;
export {};
