import * as v from 'valibot';
export declare const SUBSIDIARY_SLUGS: readonly ["oil-gas", "procurement", "gold", "construction", "agricol"];
export declare const SubsidiarySlug: v.PicklistSchema<readonly ["oil-gas", "procurement", "gold", "construction", "agricol"], undefined>;
export type SubsidiarySlug = v.InferOutput<typeof SubsidiarySlug>;
export interface SubsidiaryTheme {
    readonly hue: 'orange' | 'violet' | 'dark yellow' | 'blue' | 'green';
    readonly strong: string;
    readonly mid: string;
    readonly tint: string;
}
export declare const SUBSIDIARY_THEMES: Readonly<Record<SubsidiarySlug, SubsidiaryTheme>>;
export declare const SUBSIDIARY_LABELS: Readonly<Record<SubsidiarySlug, string>>;
export declare function isSubsidiarySlug(value: string): value is SubsidiarySlug;
