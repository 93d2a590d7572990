import MuiButton from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'shared-contracts/router'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { variantOf, type ButtonLook } from './Button.tsx'

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
        /** A whole address, an anchor, or an address of another remote. */
        readonly href: string
        readonly download?: boolean | string
        readonly newTab?: boolean
        /** Loads the document, also where the host would show the page in this one. */
        readonly target?: '_self'
      }
  )

/** A link that looks like a button. */
export function ButtonLink({ look, ...props }: ButtonLinkProps) {
  const variant = variantOf(look)
  if ('to' in props) return <MuiButton component={Link} variant={variant} {...props} />
  const { newTab = false, ...rest } = props
  return <MuiButton component={newTab ? ExternalLink : 'a'} variant={variant} {...rest} />
}
