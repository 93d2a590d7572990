import { type OtherScheme, type Scheme } from './other-schemes.ts';
import { type ThemeName, type Tokens } from './tokens.ts';
export declare function schemesOf(theme: ThemeName): {
    base: Tokens;
    dark: OtherScheme | undefined;
};
export declare function byNight(selector: string, declarations: string): string;
export declare function canvasColours(theme: ThemeName): Readonly<Record<Scheme, string>>;
