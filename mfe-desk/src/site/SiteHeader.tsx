import { NavLink } from 'shared-contracts/router'
import { Container } from 'shared-ui'
import { NAVIGATION } from './navigation.ts'

export function SiteHeader() {
  return (
    <header>
      <Container>
        <nav aria-label="Main">
          {NAVIGATION.map(({ label, to }) => (
            <NavLink key={to} to={to} end>
              {label}
            </NavLink>
          ))}
        </nav>
      </Container>
    </header>
  )
}
