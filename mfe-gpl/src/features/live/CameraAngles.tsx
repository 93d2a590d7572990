import { Button, Row } from 'shared-ui'
import { CAMERAS, type Camera } from './coverage.ts'

interface CameraAnglesProps {
  readonly chosen: Camera
  readonly onChoose: (camera: Camera) => void
}

export function CameraAngles({ chosen, onChoose }: CameraAnglesProps) {
  return (
    <Row role="group" aria-label="Camera angles">
      {CAMERAS.map((camera) => (
        <Button
          key={camera.name}
          size="small"
          look={camera === chosen ? 'solid' : 'outline'}
          aria-pressed={camera === chosen}
          onClick={() => onChoose(camera)}
        >
          {camera.name}
        </Button>
      ))}
    </Row>
  )
}
