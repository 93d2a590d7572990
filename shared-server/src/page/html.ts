/** A text that is safe HTML. */
export class Html {
  constructor(readonly text: string) {}
}

/** Values of a template: `Html` is inserted unchanged, null and false are left out, anything else is escaped. */
export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[]

/** Renders a template to HTML, and escapes every value that is not `Html` itself. */
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
