import { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
declare const VARIANTS: {
    readonly solid: "contained";
    readonly outline: "outlined";
    readonly quiet: "text";
};
export interface ButtonLook {
    readonly look?: keyof typeof VARIANTS;
    readonly size?: 'small' | 'medium';
    readonly startIcon?: MuiButtonProps['startIcon'];
    readonly endIcon?: MuiButtonProps['endIcon'];
    readonly fullWidth?: boolean;
}
export type ButtonProps = ButtonLook & Omit<MuiButtonProps, 'variant' | 'size' | 'href' | 'style' | 'sx' | 'color'>;
export declare function Button({ look, type, ...props }: ButtonProps): import("react").JSX.Element;
export declare function variantOf(look?: ButtonLook['look']): "contained" | "outlined" | "text";
export {};
