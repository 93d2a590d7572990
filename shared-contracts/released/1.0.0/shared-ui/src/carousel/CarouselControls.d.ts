interface CarouselControlsProps {
    readonly count: number;
    readonly current: number;
    readonly isRotating: boolean;
    readonly hasArrows: boolean;
    readonly toggle: () => void;
    readonly show: (slide: number) => void;
}
export declare function CarouselControls({ count, current, isRotating, hasArrows, toggle, show, }: CarouselControlsProps): import("react").JSX.Element;
export {};
