import type { ThemeName } from './tokens.ts';
export { canvasColours } from './schemes.ts';
export declare function themeCanvas(theme: ThemeName): string;
export declare function themeColor(theme: ThemeName): string;
