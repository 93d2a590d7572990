import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { LOOKS } from './button-styles.ts'

/** Props shared by buttons and links in the look of buttons. */
export interface ButtonLook {
  /** `solid` by default; one solid button in a view marks its main action. */
  readonly look?: keyof typeof LOOKS
  readonly size?: 'small' | 'medium'
  readonly startIcon?: ReactNode
  readonly endIcon?: ReactNode
  readonly fullWidth?: boolean
}

interface Look {
  readonly look: ButtonLook['look'] | undefined
  readonly size: ButtonLook['size'] | undefined
  readonly isFullWidth: boolean | undefined
}

/** Returns the classes for a button's look. */
export const lookClasses = ({ look = 'solid', size, isFullWidth }: Look, className?: string) =>
  [
    `MuiButton-root MuiButton-${LOOKS[look]}`,
    size === 'small' && 'MuiButton-sizeSmall',
    isFullWidth && 'MuiButton-fullWidth',
    className,
  ]
    .filter(Boolean)
    .join(' ')

interface ButtonTextProps extends Pick<ButtonLook, 'startIcon' | 'endIcon'> {
  readonly children?: ReactNode
}

/** Content of a button: its text between its icons. */
export function ButtonText({ startIcon, endIcon, children }: ButtonTextProps) {
  return (
    <>
      {startIcon && <Icon data-side="start">{startIcon}</Icon>}
      {children}
      {endIcon && <Icon data-side="end">{endIcon}</Icon>}
    </>
  )
}

const Icon = styled.span`
  display: inherit;

  &[data-side='start'] {
    margin-inline: -4px 8px;
  }
  &[data-side='end'] {
    margin-inline: 8px -4px;
  }
  .MuiButton-sizeSmall > &[data-side='start'] {
    margin-inline-start: -2px;
  }
  .MuiButton-sizeSmall > &[data-side='end'] {
    margin-inline-end: -2px;
  }
`
