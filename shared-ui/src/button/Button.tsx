import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'

const VARIANTS = { solid: 'contained', outline: 'outlined', quiet: 'text' } as const

/** What buttons and links that look like them share. */
export interface ButtonLook {
  /** `solid` by default; one solid button a view says what to do next. */
  readonly look?: keyof typeof VARIANTS
  readonly size?: 'small' | 'medium'
  readonly startIcon?: MuiButtonProps['startIcon']
  readonly endIcon?: MuiButtonProps['endIcon']
  readonly fullWidth?: boolean
}

export type ButtonProps = ButtonLook &
  Omit<MuiButtonProps, 'variant' | 'size' | 'href' | 'style' | 'sx' | 'color'>

/** An action. What leads to another address is a {@link ButtonLink}. */
export function Button({ look = 'solid', type = 'button', ...props }: ButtonProps) {
  return <MuiButton {...props} type={type} variant={VARIANTS[look]} />
}

export function variantOf(look: ButtonLook['look'] = 'solid') {
  return VARIANTS[look]
}
