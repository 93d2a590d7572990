import { Container } from 'shared-ui'

export function SiteFooter() {
  return (
    <footer>
      <Container>
        <p>Desk</p>
      </Container>
    </footer>
  )
}
