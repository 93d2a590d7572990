import styled from '@emotion/styled'
import { useRef } from 'react'
import { Button, type ButtonProps } from 'shared-ui'
import { useFocusKept } from './use-focus-kept.ts'

/**
 * A button of an action that takes a while, or that takes the button away. It keeps the keyboard's place: browsers drop
 * the focus of a button that is disabled or removed. So it is only announced as disabled, and ignores presses; and when
 * it goes away with the focus, that moves to the heading around it.
 */
export function ActionButton({ disabled = false, onClick, ...button }: ButtonProps) {
  const root = useRef<HTMLButtonElement>(null)
  useFocusKept(root)
  return (
    <Root
      {...button}
      ref={root}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        // Also keeps a form from being sent, which Enter in a field does by this button.
        if (disabled) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

const Root = styled(Button)`
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: default;
  }
`
