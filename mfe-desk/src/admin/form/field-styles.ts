import styled from '@emotion/styled'

/** A label, its control, and a note about it. */
export const FieldBox = styled.div`
  display: grid;
  gap: 6px;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;

  > label,
  > fieldset > legend {
    font-size: var(--text-s);
    font-weight: 600;
  }
  > input:not([type='checkbox'], [type='color'], [type='file']),
  > textarea {
    width: 100%;
    min-height: 50px;
    padding: 11px 14px;
    font: 400 var(--text-m) / 1.5 var(--font-text);
    color: var(--text);
    background: var(--surface-raised);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
  > textarea {
    resize: vertical;
  }
  > input[type='checkbox'] {
    width: 24px;
    height: 24px;
    accent-color: var(--brand);
  }
  > input[type='range'] {
    accent-color: var(--brand);
  }
  > input[type='color'] {
    width: 88px;
    height: 44px;
  }
  > [aria-invalid='true']:is(input, textarea) {
    border-color: var(--down);
    box-shadow: 0 0 0 1px var(--down);
  }
`

export const Note = styled.p`
  font-size: var(--text-s);
  color: var(--text-muted);

  &[data-error] {
    color: var(--down);
  }
`
