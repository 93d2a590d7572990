import styled from '@emotion/styled'
import { subsidiaryQuery } from 'shared-contracts/api/content-queries'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import { useQuery } from 'shared-contracts/query'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { Picture, WovenStrip } from 'shared-ui'
import { usePreview } from 'shared-ui/preview'

/** Focal points of the close-ups of our own pictures. */
const CLOSER: Readonly<Record<SubsidiarySlug, FocalPoint>> = {
  'oil-gas': { x: 0.3, y: 0.62 },
  procurement: { x: 0.95, y: 0.6 },
  gold: { x: 0.85, y: 0.45 },
  construction: { x: 0.85, y: 0.75 },
  agricol: { x: 0.15, y: 0.95 },
}

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }

/**
 * A close-up of the subsidiary's picture, as wide as the screen, above its woven pattern: a pause before the page
 * ends.
 */
export function Vista({ slug }: { readonly slug: SubsidiarySlug }) {
  const { data } = useQuery(subsidiaryQuery(slug, usePreview()))
  const own = `/media/${slug}`
  const { heroImage = own, focalPoint = CENTRE } = data ?? {}
  return (
    <>
      <Band at={heroImage === own ? CLOSER[slug] : focalPoint}>
        <Picture src={heroImage} alt="" sizes="130vw" />
      </Band>
      <WovenStrip seed={slug} rows={9} cell={8} />
    </>
  )
}

const Band = styled('div', { shouldForwardProp: (name) => name !== 'at' })<{
  readonly at: FocalPoint
}>`
  height: clamp(200px, 34vw, 460px);
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ at }) => `${at.x * 100}% ${at.y * 100}%`};
    transform: scale(1.3);
    transform-origin: ${({ at }) => `${at.x * 100}% ${at.y * 100}%`};
  }
  @media print {
    display: none;
  }
`
