import {
  POST_FIELDS,
  type FormDescription,
  type FormFieldDescription,
  type FormNotice,
} from 'shared-contracts/api/form'
import { html, type Html } from './html.ts'
import { visitorPage } from './visitor-page.ts'

/** Fields that a browser posted; of repeated fields, the last value. */
export type PostedFields = Readonly<Partial<Record<string, string>>>

/**
 * Reads a form that a browser posted. Normalises line ends: browsers post CR LF, scripts do not, and the same
 * message must not count as two.
 */
export function postedFields(body: string): PostedFields {
  const fields = Object.fromEntries(new URLSearchParams(body))
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  )
}

/** Returns the form's page as a path of this site; any other address becomes the home page. */
export function wayBack({ returnTo = '/' }: { readonly returnTo?: string | undefined }): string {
  return /^\/(?![/\\])[\w./~%-]{0,300}$/.test(returnTo) ? returnTo : '/'
}

export interface FormPage {
  readonly form: FormDescription
  /** Posted values, shown in the form again. */
  readonly posted: PostedFields
  /** Errors by field, in the words of the form. */
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>
}

/** Renders the form again after a failed send, with the posted values and the errors. */
export function formPage({ form, posted, fieldErrors = {} }: FormPage): string {
  const errorOf = (name: string) => fieldErrors[name]?.[0]
  const wrong = form.fields.filter(({ name }) => errorOf(name) !== undefined)
  const kept = [POST_FIELDS.key, POST_FIELDS.shownAt, POST_FIELDS.returnTo]
  const hidden = {
    ...Object.fromEntries(kept.map((name) => [name, posted[name] ?? ''])),
    ...form.constants,
  }
  const content = html`${wrong.length > 0 ? problems(wrong, errorOf) : failure(form.failed)}
    <form method="post" action="${form.action}" novalidate aria-label="${form.title}">
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <div class="fields">
        ${form.fields.map((field) => control(field, posted[field.name] ?? '', errorOf(field.name)))}
      </div>
      <button>${form.button}</button>
    </form>`
  const heading = wrong.length > 0 ? 'Please check what you typed' : form.failed.title
  return visitorPage({ heading, content, returnTo: wayBack(posted) }).text
}

function problems(
  fields: readonly FormFieldDescription[],
  errorOf: (name: string) => string | undefined,
): Html {
  return html`<div class="problem" role="alert">
    <p>Nothing has been sent yet. All that you typed is still here.</p>
    <ul>
      ${fields.map(({ name }) => html`<li><a href="#${name}">${errorOf(name) ?? null}</a></li>`)}
    </ul>
  </div>`
}

const failure = ({ description }: FormNotice) =>
  html`<div class="problem" role="alert">
    <p>${description} All that you typed is still here: send it again by the button below.</p>
  </div>`

function control(
  {
    name,
    label,
    hint,
    isRequired,
    type,
    autoComplete,
    placeholder,
    rows,
    choices,
  }: FormFieldDescription,
  value: string,
  error: string | undefined,
): Html {
  const note = error ?? hint
  const attributes = html`id="${name}" name="${name}"
  ${autoComplete ? html`autocomplete="${autoComplete}"` : null}
  ${isRequired ? html`aria-required="true"` : null}
  aria-invalid="${error === undefined ? 'false' : 'true'}"
  ${note ? html`aria-describedby="${name}-note"` : null}`
  return html`<div class="${rows !== undefined && 'long'}">
    <label for="${name}"
      >${label}${isRequired ? html`<span aria-hidden="true"> *</span>` : null}</label
    >
    ${
      choices
        ? html`<select ${attributes}>
            <option value="">${placeholder ?? ''}</option>
            ${choices.map(
              (choice) =>
                html`<option value="${choice.value}" ${choice.value === value && html`selected`}>
                  ${choice.label}
                </option>`,
            )}
          </select>`
        : rows === undefined
          ? html`<input ${attributes} type="${type ?? 'text'}" value="${value}" />`
          : // HTML drops the first line break after the tag; the one added here protects the text's own.
            html`<textarea ${attributes} rows="${rows}">${'\n'}${value}</textarea>`
    }
    ${note ? html`<p class="note ${error !== undefined && 'error'}" id="${name}-note">${note}</p>` : null}
  </div>`
}

/** Renders the confirmation after a successful send. */
export function sentPage(
  notice: FormNotice,
  { reference, returnTo }: { readonly reference?: string | undefined; readonly returnTo: string },
): string {
  const content = html`<p role="status">${notice.description}</p>
    ${
      reference === undefined
        ? null
        : html`<p>If you ask us about it, please give this reference:</p>
            <p><span class="code">${reference}</span></p>`
    }`
  return visitorPage({ heading: notice.title, content, returnTo }).text
}

/** Tells a visitor who came from a form that a page cannot be shown. */
export function unavailablePage(): string {
  const content = html`<p>What you sent is not lost. Please reload this page in a moment.</p>`
  return visitorPage({ heading: 'This page cannot be shown right now', content }).text
}

/** Page for a form that another site sent in a visitor's name: none of its content is shown or kept. */
export function foreignFormPage(): string {
  const content = html`<div class="problem" role="alert">
    <p>
      It came from another site. Nothing has been sent. Please open the page of this site and fill
      in the form there.
    </p>
  </div>`
  return visitorPage({ heading: 'This form cannot be taken', content }).text
}
