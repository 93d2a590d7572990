import styled from '@emotion/styled'

/** First keyboard stop of every page. `target` is the id of the main landmark. */
export function SkipLink({ target = 'main' }: { readonly target?: string }) {
  return <Skip href={`#${target}`}>Skip to content</Skip>
}

const Skip = styled.a`
  position: fixed;
  z-index: 100;
  top: 8px;
  left: 8px;
  padding: 12px 20px;
  font-weight: 600;
  color: var(--on-brand);
  background: var(--brand);
  border-radius: var(--radius-s);

  &:not(:focus) {
    translate: 0 -200%;
  }
`
