import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputBase from '@mui/material/InputBase'
// The provider of `@mui/material/styles` wraps this one and adds 2.9 KB for themes that switch in place.
import ThemeProvider from '@mui/system/ThemeProvider'
import type { ThemeName } from '../theme/tokens.ts'
import type { FormFieldProps } from './field-props.ts'
import { Label, Select } from './form-styles.ts'
import { muiTheme } from './mui-theme.ts'

/** Props of a field inside its frame, which reserves its space. */
export interface FieldProps extends Omit<FormFieldProps, 'className'> {
  readonly id: string
  readonly theme: ThemeName
}

/** Label, control and error message, made from MUI's parts. */
export function Field({
  id,
  theme,
  name,
  label,
  error,
  hint,
  isRequired = false,
  type = 'text',
  rows,
  choices,
  placeholder,
  ...control
}: FieldProps) {
  const note = error ?? hint
  const shared = {
    ...control,
    id,
    name,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  }
  return (
    <ThemeProvider theme={muiTheme(theme)}>
      <FormControl error={error !== undefined} fullWidth>
        <Label htmlFor={id}>
          {label}
          {isRequired && <span aria-hidden="true"> *</span>}
        </Label>
        {choices ? (
          <Select {...shared}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        ) : (
          <InputBase
            id={id}
            inputComponent={rows === undefined ? 'input' : 'textarea'}
            inputProps={{ ...shared, placeholder, ...(rows === undefined ? { type } : { rows }) }}
          />
        )}
        {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
      </FormControl>
    </ThemeProvider>
  )
}
