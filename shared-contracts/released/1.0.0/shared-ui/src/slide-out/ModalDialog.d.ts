import { type ReactNode } from 'react';
interface ModalDialogProps {
    readonly label: string;
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly placement: 'right' | 'top';
    readonly children: ReactNode;
}
export declare function ModalDialog({ label, isOpen, onClose, placement, children }: ModalDialogProps): import("react").JSX.Element;
export {};
