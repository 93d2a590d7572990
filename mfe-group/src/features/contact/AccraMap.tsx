import { useState } from 'react'
import { COMPANY } from 'shared-contracts/site/company'
import { Button, ExternalLink, Row } from 'shared-ui'
import { DrawnMap } from './DrawnMap.tsx'
import { Frame, MapBox } from './map-styles.ts'

const { latitude, longitude } = COMPANY.location
/** Half the width and height of the embedded map, in degrees. */
const REACH = 0.015

const bounds = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH]
const EMBED_URL = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: bounds.map((degrees) => degrees.toFixed(4)).join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
}).toString()}`
const PAGE_URL = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`

/** The button that had the focus is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/**
 * The location of the head office, first as a drawing. The embedded map is only loaded on request, which keeps the
 * page fast, does not track the visitor, and spares donated tile servers.
 */
export function AccraMap() {
  const [isLive, setIsLive] = useState(false)
  return (
    <MapBox>
      {isLive ? (
        <Frame ref={takeFocus} title="Map of East Legon, Accra" src={EMBED_URL} />
      ) : (
        <DrawnMap />
      )}
      <figcaption>
        <Row>
          {!isLive && (
            <Button look="outline" size="small" onClick={() => setIsLive(true)}>
              Show interactive map
            </Button>
          )}
          <ExternalLink href={PAGE_URL}>Open in OpenStreetMap</ExternalLink>
        </Row>
      </figcaption>
    </MapBox>
  )
}
