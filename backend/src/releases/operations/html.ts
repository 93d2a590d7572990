/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** What a template takes: anything but `Html` is text, and what is null or false is nothing. */
export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[]

/** Makes HTML of a template whose values cannot be anything but text, unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)))
}

function textOf(part: HtmlPart): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string') return escape(part)
  if (typeof part === 'number') return String(part)
  return part.map(textOf).join('')
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
