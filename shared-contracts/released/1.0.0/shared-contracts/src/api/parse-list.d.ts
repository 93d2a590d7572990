import * as v from 'valibot';
export type ReportRefusal = (path: string, reason: string) => void;
export declare function reportRefusalsTo(sink: ReportRefusal): void;
export declare function parseList<Schema extends v.GenericSchema>(schema: Schema, path: string, answer: unknown): v.InferOutput<Schema>[];
