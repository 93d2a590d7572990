import Pause from 'lucide-react/icons/pause'
import PictureInPicture from 'lucide-react/icons/picture-in-picture'
import Play from 'lucide-react/icons/play'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { useSyncExternalStore } from 'react'
import { IconButton, Select } from 'shared-ui'
import { useEarlyChoice } from 'shared-ui/early-choice'
import { DEFAULT_QUALITY, QUALITIES } from './coverage.ts'
import { Bar, Field } from './player-styles.ts'
import type { usePlayer } from './use-player.ts'

export function PlayerControls({ player }: { readonly player: ReturnType<typeof usePlayer> }) {
  const { video, isPlaying, setIsPlaying, isMuted, setIsMuted, volume, setVolume } = player
  const slider = useEarlyChoice(volume, ({ value }: HTMLInputElement) => Number(value), setVolume)
  const canFloat = useCanFloat()
  return (
    <Bar role="group" aria-label="Player">
      <IconButton
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onClick={() => setIsPlaying(!isPlaying)}
      >
        {isPlaying ? <Pause size={22} /> : <Play size={22} />}
      </IconButton>
      <IconButton
        type="button"
        aria-label={isMuted ? 'Unmute' : 'Mute'}
        onClick={() => setIsMuted(!isMuted)}
      >
        {isMuted ? <VolumeX size={22} /> : <Volume2 size={22} />}
      </IconButton>
      <Field>
        <span>Volume</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={100}
          value={volume}
          aria-valuetext={`${volume} percent`}
          onChange={({ target }) => setVolume(Number(target.value))}
        />
        <b aria-hidden="true">{volume}</b>
      </Field>
      <Field>
        <span>Quality</span>
        <Select defaultValue={DEFAULT_QUALITY}>
          {QUALITIES.map((quality) => (
            <option key={quality}>{quality}</option>
          ))}
        </Select>
      </Field>
      {canFloat && (
        <IconButton
          type="button"
          aria-label="Picture in picture"
          onClick={() => void video.current?.requestPictureInPicture().catch(() => undefined)}
        >
          <PictureInPicture size={22} />
        </IconButton>
      )}
    </Bar>
  )
}

/** Whether the browser supports picture-in-picture; false on the server. */
const useCanFloat = () =>
  useSyncExternalStore(
    neverChanges,
    () => document.pictureInPictureEnabled,
    () => false,
  )

const neverChanges = () => () => undefined
