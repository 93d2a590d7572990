import styled from '@emotion/styled'
import type { ComponentPropsWithRef } from 'react'
import { ButtonText, lookClasses, type ButtonLook } from './button-parts.tsx'
import { buttonStyles } from './button-styles.ts'

export type { ButtonLook }

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'style' | 'color' | 'type'> & {
    /** `button` by default, `submit` or `reset`. */
    readonly type?: string
  }

/** A button for an action. Use a {@link ButtonLink} for another address. */
export function Button({
  look,
  size,
  startIcon,
  endIcon,
  fullWidth,
  type,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <Root
      {...button}
      type={type === 'submit' || type === 'reset' ? type : 'button'}
      className={lookClasses({ look, size, isFullWidth: fullWidth }, className)}
    >
      <ButtonText startIcon={startIcon} endIcon={endIcon}>
        {children}
      </ButtonText>
    </Root>
  )
}

const Root = styled.button(buttonStyles)
