export type Cloth = readonly (readonly number[])[];
export declare function weave(seed: string, rows: number, panels?: number): Cloth;
export declare function threadPaths(cloth: Cloth, cell: number): string[];
