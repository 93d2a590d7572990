import styled from '@emotion/styled'

export const Label = styled.label`
  margin-block-end: 6px;
  font: 600 var(--text-s) / 1.4 var(--font-text);
  color: var(--text);

  span {
    color: var(--down);
  }
`

const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%23887d6c' stroke-width='2'%3E%3Cpath d='m1 1 5 5 5-5'/%3E%3C/svg%3E\")"

/** A native select in the style of the other fields. */
export const Select = styled.select`
  width: 100%;
  min-height: 50px;
  padding: 11px 40px 11px 14px;
  font: 400 var(--text-m) / 1.5 var(--font-text);
  color: var(--text);
  background: var(--surface-raised) ${chevron} no-repeat right 14px center;
  border: 1px solid var(--edge);
  border-radius: var(--radius-s);
  appearance: none;
  text-overflow: ellipsis;

  &:hover {
    border-color: var(--text);
  }
  &:focus-visible {
    /* Forced colours paint it, and take the shadow away. */
    outline: 2px solid transparent;
    border-color: var(--brand);
    box-shadow: 0 0 0 1px var(--brand);
  }
  &[aria-invalid='true'] {
    border-color: var(--down);
    box-shadow: 0 0 0 1px var(--down);
  }
  &[aria-invalid='true']:focus-visible {
    box-shadow: 0 0 0 3px var(--down);
  }
`

/** Fields side by side where what is typed or chosen stays readable, never more than two. */
export const Fields = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 13.75rem), 50% - 10px), 1fr));

  > [data-span='full'] {
    grid-column: 1 / -1;
  }
`

/** Message in the form that it was sent. */
export const FormSent = styled.p`
  padding: 12px 16px;
  color: var(--text);
  background: color-mix(in srgb, var(--up) 10%, transparent);
  border-inline-start: 4px solid var(--up);
`

/** Error of the whole form, beside its button. */
export const FormFailure = styled.p`
  padding: 12px 16px;
  color: var(--text);
  background: color-mix(in srgb, var(--down) 10%, transparent);
  border-inline-start: 4px solid var(--down);
`
