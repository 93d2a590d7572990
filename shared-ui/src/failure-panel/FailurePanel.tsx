import styled from '@emotion/styled'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../button/Button.tsx'
import { ButtonLink } from '../button/ButtonLink.tsx'
import { useKeptPlace } from '../focus/use-kept-place.ts'
import { Row } from '../layout/layout.ts'
import { Muted, Title } from '../layout/type.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'

interface FailurePanelProps {
  /** What could not be shown, in words for visitors. */
  readonly title?: string
  readonly hint?: string
  /** Whether the page loaded but does not work; otherwise it did not load. */
  readonly isBroken?: boolean
  readonly onRetry: () => void
  /** Target of the link to the home page. */
  readonly home?: string
}

/**
 * Replaces a part of the site that could not be loaded; the rest of the page keeps working. In a main landmark without
 * another heading, it is the page, and names the document. A browser that was offline retries by itself once it is
 * online.
 */
export function FailurePanel({
  isBroken = false,
  title = `This page could not be ${isBroken ? 'shown' : 'loaded'}`,
  hint,
  onRetry,
  home = '/',
}: FailurePanelProps) {
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    if (isBroken) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [isBroken, onRetry])
  const panel = useRef<HTMLDivElement>(null)
  const [isPage, setIsPage] = useState(true)
  // Before the host looks for the new page's heading, to move the focus there.
  useLayoutEffect(() => setIsPage(hasOneHeading(panel.current?.closest('main'))), [])
  // Retry takes the panel away.
  useKeptPlace(panel)
  return (
    <Panel ref={panel} role="alert">
      {isPage && <title>{title}</title>}
      <WovenStrip seed="loose-thread" rows={2} />
      <Title as={isPage ? 'h1' : 'h2'}>{title}</Title>
      <Muted>{hint ?? hintOf(isBroken, isOnline)}</Muted>
      <Row>
        <Button onClick={onRetry}>Retry</Button>
        {/* Loads a new document: the cause may still be at work in this one. */}
        <ButtonLink href={home} look="outline" target="_self">
          Back to the home page
        </ButtonLink>
      </Row>
    </Panel>
  )
}

const hasOneHeading = (main: Element | null | undefined) =>
  main?.querySelectorAll('h1').length === 1

function onNetwork(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

function hintOf(isBroken: boolean, isOnline: boolean): string {
  if (isBroken) return 'Something in it is broken. Nothing you did caused it.'
  return isOnline
    ? 'The connection may be slow or lost. Nothing you did caused it.'
    : 'You are offline. The page opens by itself once the connection is back.'
}

const Panel = styled.div`
  display: grid;
  align-content: center;
  gap: 20px;
  min-height: 60dvh;
  max-width: 720px;
  margin-inline: auto;
  padding: 64px clamp(20px, 4vw, 48px);
`
