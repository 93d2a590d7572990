import * as v from 'valibot';
export declare function form<const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, (issue: v.ObjectIssue) => string>;
