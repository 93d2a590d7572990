import { NavLink } from 'shared-contracts/router'
import type { PageLink } from './navigation.ts'

/** A menu entry. React Router marks the link of the current page with `aria-current`. */
export function PageEntry({ to, label }: PageLink) {
  return (
    <li>
      <NavLink to={to} end>
        {label}
      </NavLink>
    </li>
  )
}
