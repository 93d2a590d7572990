import styled from '@emotion/styled'
import { Select } from 'shared-ui'
import { FilterForm } from './FilterForm.tsx'

const bar = `
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px;
  padding: 20px;
  background: var(--surface-raised);
  border-inline-start: 6px solid var(--brand);

  /* The search and the button of the filters stand in one line. */
  @media (max-width: 767.98px) {
    gap: 12px;
    padding: 10px 12px;
  }
  @media print {
    display: none;
  }
`

/** The bar of a list's filters. */
export const FilterBar = styled(FilterForm)(bar)

/** A bar for filters that need a form of their own. */
export const PlainFilterBar = styled.div(bar)

export const Field = styled.div`
  flex: 1 1 180px;
  min-width: 0;

  @media (max-width: 1023.98px) {
    flex-basis: 130px;
  }

  &[data-wide] {
    flex: 2 1 280px;

    @media (max-width: 1023.98px) {
      flex-basis: 160px;
    }

    /* The placeholder says the same, and the label stays for those who hear it. */
    @media (max-width: 767.98px) {
      flex-basis: 100px;

      label {
        position: absolute;
        width: 1px;
        height: 1px;
        margin: 0;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
  }

  /* Without a name it only narrows a list on the page, as a search does while it is typed: servers render no page for it. */
  @media (scripting: none) {
    &:has(> :not([name]):is(input, select)) {
      display: none;
    }
  }
`

export const FieldLabel = styled.label`
  display: block;
  margin-block-end: 6px;
  font: 600 var(--text-s) / 1.4 var(--font-text);
`

export const TextInput = styled.input`
  width: 100%;
  min-height: 48px;
  padding: 10px 12px;
  font: 400 var(--text-m) / 1.5 var(--font-text);
  color: var(--text);
  background-color: var(--surface);
  border: 1px solid var(--edge);
  border-radius: var(--radius-s);
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--text);
  }
`

export const SelectInput = styled(Select)`
  min-height: 48px;
  background-color: var(--surface);
`

export const Switch = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 48px;
  cursor: pointer;

  input {
    width: 22px;
    height: 22px;
    accent-color: var(--brand);
  }
`

/** The number of entries in a list; read out when it changes. */
export const Count = styled.p`
  margin-block: 24px 16px;
  font-weight: 600;
  color: var(--text-muted);
`
