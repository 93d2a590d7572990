import { type FocusEvent } from 'react';
export declare function useRotation(count: number, interval: number): {
    current: number;
    isRotating: boolean;
    show: (slide: number) => void;
    toggle: () => void;
    regionHandlers: {
        onMouseLeave: () => void;
        onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => void;
    };
    slidesHandlers: {
        onMouseEnter: () => void;
    };
};
