import { Select } from 'shared-ui'
import { FieldFrame, type ControlProps } from '../form/FieldFrame.tsx'
import { MarkdownField } from '../markdown/MarkdownField.tsx'
import type { ChosenPicture } from '../media/chosen-picture.ts'
import { PictureField } from '../media/PictureField.tsx'
import type { ContentField } from './content-part.ts'
import { textOf } from '../text-of.ts'

interface ContentFieldInputProps {
  readonly field: ContentField
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (changes: Readonly<Record<string, unknown>>) => void
}

/** The control of one field of content. */
export function ContentFieldInput({ field, value, error, onChange }: ContentFieldInputProps) {
  const set = (next: unknown) => onChange({ [field.name]: next })
  return (
    <FieldFrame label={field.label} hint={field.hint} error={error}>
      {(control) => {
        if (field.kind === 'markdown')
          return <MarkdownField control={control} value={textOf(value)} onChange={set} />
        if (field.kind !== 'picture')
          return <PlainControl field={field} control={control} value={value} onChange={set} />
        return (
          <PictureField
            control={control}
            value={textOf(value)}
            isOptional={field.isOptional ?? false}
            onChange={(picture) => onChange(changesOf(field, textOf(value), picture))}
          />
        )
      }}
    </FieldFrame>
  )
}

/** Another picture has its own alternative text, even if that is still to be written. */
function changesOf(
  { name, alt: altName }: Extract<ContentField, { kind: 'picture' }>,
  before: string,
  { address, alt }: ChosenPicture,
) {
  const isReplaced = before !== '' && address !== before
  return { [name]: address, ...(altName && (alt || isReplaced) && { [altName]: alt }) }
}

interface PlainControlProps {
  readonly field: Exclude<ContentField, { kind: 'markdown' | 'picture' }>
  readonly control: ControlProps
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function PlainControl({ field, control, value, onChange }: PlainControlProps) {
  const shared = { ...control, name: field.name }
  switch (field.kind) {
    case 'paragraph':
      return (
        <textarea
          {...shared}
          rows={field.rows}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'lines':
      return (
        <textarea
          {...shared}
          rows={6}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      )
    case 'choice':
      return (
        <Select {...shared} value={textOf(value)} onChange={({ target }) => onChange(target.value)}>
          <option value="">{field.none ?? 'Choose'}</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )
    case 'flag':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value === '' ? '' : target.valueAsNumber)}
        />
      )
    case 'day':
    case 'colour':
    case 'line':
      return (
        <input
          {...shared}
          type={INPUT_TYPES[field.kind]}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

const INPUT_TYPES = { day: 'date', colour: 'color', line: 'text' } as const
