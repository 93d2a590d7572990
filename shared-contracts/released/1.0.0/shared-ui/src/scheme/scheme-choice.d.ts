import type { Scheme } from '../theme/other-schemes.ts';
export type SchemeChoice = Scheme | 'system';
export declare function schemeChoice(): SchemeChoice;
export declare function chooseScheme(choice: SchemeChoice): void;
export declare function watchScheme(listener: () => void): () => void;
