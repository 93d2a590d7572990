import type { ThemeName, Tokens } from './tokens.ts';
export type Scheme = Tokens['scheme'];
export type OtherScheme = Partial<Tokens> & Pick<Tokens, 'scheme'>;
export declare const OTHER_SCHEMES: Readonly<Partial<Record<ThemeName, OtherScheme>>>;
