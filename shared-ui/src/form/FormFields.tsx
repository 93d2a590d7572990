import type { FormDescription } from 'shared-contracts/api/form'
import { Fields } from './form-styles.ts'
import { FormField } from './FormField.tsx'
import { PostFields } from './PostFields.tsx'

interface FormFieldsProps<Name extends string> {
  readonly form: FormDescription<Name>
  readonly errorOf: (name: Name) => string | undefined
  /** Initial values of fields. */
  readonly defaults?: Readonly<Partial<Record<Name, string>>>
  /** When it changes, fields with a default are reset. */
  readonly edition?: string
}

/** All fields of a form: short ones side by side, long ones below them. */
export function FormFields<Name extends string>({
  form,
  errorOf,
  defaults,
  edition = '',
}: FormFieldsProps<Name>) {
  const fields = form.fields.map((field) => {
    const initial: string | undefined = defaults?.[field.name]
    return {
      isLong: field.rows !== undefined,
      element: (
        <FormField
          key={initial === undefined ? field.name : `${field.name} ${edition}`}
          {...field}
          {...(initial !== undefined && { defaultValue: initial })}
          error={errorOf(field.name)}
        />
      ),
    }
  })
  return (
    <>
      <PostFields form={form} />
      <Fields>{fields.filter(({ isLong }) => !isLong).map(({ element }) => element)}</Fields>
      {fields.filter(({ isLong }) => isLong).map(({ element }) => element)}
    </>
  )
}
