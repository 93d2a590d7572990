import * as v from 'valibot'

/** Besides white space and marks of format, the letters and symbols that are drawn as nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u

/** Whether nothing can be seen of a text. */
export const isBlank = (text: string) => !VISIBLE.test(text)

/** Makes a text empty in which nothing can be seen: whoever has to answer it would think it empty. */
export const visible = () => v.transform((text: string) => (isBlank(text) ? '' : text))
