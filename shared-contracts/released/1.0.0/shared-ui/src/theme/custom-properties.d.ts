import type { ThemeName } from './tokens.ts';
export declare function themeProperties(theme: ThemeName): string;
export declare function subsidiaryProperties(): string;
