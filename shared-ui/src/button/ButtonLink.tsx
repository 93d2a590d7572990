import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'shared-contracts/router'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { ButtonText, lookClasses, type ButtonLook } from './button-parts.tsx'
import { buttonStyles } from './button-styles.ts'

interface Common extends ButtonLook {
  readonly children: ReactNode
  readonly className?: string
  readonly 'aria-label'?: string
}

type ButtonLinkProps = Common &
  (
    | {
        /** An address inside the remote, as React Router's `Link` takes it: the base path is added. */
        readonly to: string
      }
    | {
        /** A full address, an anchor, or an address of another remote. */
        readonly href: string
        readonly download?: boolean | string
        readonly newTab?: boolean
        /** Loads a new document, even if the host could show the page in this one. */
        readonly target?: '_self'
      }
  )

/** A link in the look of a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, size, startIcon, endIcon, fullWidth, className, children, ...rest } = props
  const classes = lookClasses({ look, size, isFullWidth: fullWidth }, className)
  const text = (
    <ButtonText startIcon={startIcon} endIcon={endIcon}>
      {children}
    </ButtonText>
  )
  if ('to' in rest) {
    return (
      <Inside {...rest} className={classes}>
        {text}
      </Inside>
    )
  }
  const { newTab = false, ...anchor } = rest
  const Anchor = newTab ? Outside : Plain
  return (
    <Anchor {...anchor} className={classes}>
      {text}
    </Anchor>
  )
}

const Inside = styled(Link)(buttonStyles)
const Outside = styled(ExternalLink)(buttonStyles)
const Plain = styled.a(buttonStyles)
