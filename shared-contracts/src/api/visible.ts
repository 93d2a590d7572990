import * as v from 'valibot'

/** Besides white space and marks of format, the letters and symbols that are drawn as nothing. */
const VISIBLE = /[^\s\p{C}\u115f\u1160\u2800\u3164\uffa0]/u

/** Refuses a text in which nothing can be seen: whoever has to answer it would think it empty. */
export const visible = (message: string) => v.check((text: string) => VISIBLE.test(text), message)
