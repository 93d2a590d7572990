import { TextField } from '../form/TextField.tsx'

interface OwnerPasswordFieldProps {
  readonly value: string
  readonly onChange: (password: string) => void
  readonly error: string | undefined
}

/** Asks for the account's password again, before a change that only its owner may make. */
export function OwnerPasswordField(props: OwnerPasswordFieldProps) {
  return (
    <TextField label="Your password" type="password" autoComplete="current-password" {...props} />
  )
}
