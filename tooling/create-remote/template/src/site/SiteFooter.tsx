import { Container } from 'shared-ui'

export function SiteFooter() {
  return (
    <footer>
      <Container>
        <p>__title__</p>
      </Container>
    </footer>
  )
}
