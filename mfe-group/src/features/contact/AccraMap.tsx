import styled from '@emotion/styled'
import { useState } from 'react'
import { COMPANY } from 'shared-contracts/site/company'
import { Button, ExternalLink, Row } from 'shared-ui'
import { useCompany } from 'shared-ui/company'
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
const SEARCH_URL = 'https://www.openstreetmap.org/search?query='

/** The button that had the focus is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/**
 * The location of the head office, first as a drawing. The embedded map is only loaded on request, which keeps the
 * page fast, does not track the visitor, and spares donated tile servers. The position belongs to one address only:
 * after a move there is a link that searches for the new one.
 */
export function AccraMap() {
  const [isLive, setIsLive] = useState(false)
  const { address } = useCompany() ?? COMPANY
  if (address !== COMPANY.address) {
    return (
      <SearchLink href={SEARCH_URL + encodeURIComponent(address)}>Open in OpenStreetMap</SearchLink>
    )
  }
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

const SearchLink = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
`
