import { type TouchEvent } from 'react';
export declare function useSwipe(onSwipe: (step: 1 | -1) => void): {
    onTouchStart: ({ changedTouches }: TouchEvent) => void;
    onTouchEnd: ({ changedTouches }: TouchEvent) => void;
};
