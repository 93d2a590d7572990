import { type FocusEvent, type MouseEvent } from 'react';
export declare function useDisclosure<Root extends HTMLElement>(): {
    isOpen: boolean;
    root: import("react").RefObject<Root | null>;
    button: import("react").RefObject<HTMLButtonElement | null>;
    press: () => void;
    rootHandlers: {
        onMouseEnter: () => void;
        onMouseLeave: () => void;
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => void;
    };
    panelHandlers: {
        onClick: ({ target }: MouseEvent) => void;
    };
};
