import { useState } from 'react'
import { Picture, Tag } from 'shared-ui'
import type { ShownMatch } from '../live-scores/live-match.ts'
import { minuteOf, titleOf } from '../fixtures/fixture-facts.ts'
import { isOn, stateInShort } from '../match-state/match-state.ts'
import { SampleMark } from '../season/SampleMark.tsx'
import { CameraAngles } from './CameraAngles.tsx'
import { CAMERAS } from './coverage.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { Frame, Marks, Screen } from './player-styles.ts'
import { usePlayer } from './use-player.ts'
import { useStream } from './use-stream.ts'

/** The video of the match: a clip of the chosen camera, or the operator's stream. */
export function Player({ match }: { readonly match: ShownMatch }) {
  const [camera, setCamera] = useState(CAMERAS[0])
  const { stream, listeners } = useStream(camera === CAMERAS[0])
  const picture = stream ?? camera.clip
  const player = usePlayer(picture)
  const { video, isPlaying } = player
  const source = `/media/live/${camera.clip}`
  return (
    <div>
      <Frame>
        {/* Visible through the element until its first frame. A poster would not adapt to the screen's width. */}
        <Picture
          src="/media/live-poster"
          alt=""
          sizes="(max-width: 640px) 75vw, 960px"
          priority="at-once"
        />
        <Screen
          // Another camera is a new element; it keeps playing or stays paused.
          key={picture}
          ref={video}
          aria-label={`${titleOf(match)}, ${camera.name} camera`}
          width={960}
          height={540}
          // Until the page's scripts have loaded; they have priority.
          preload="none"
          loop
          playsInline
          {...listeners}
          {...player.listeners}
          onClick={() => player.setIsPlaying(!isPlaying)}
        >
          {stream && <source src={stream} type="application/vnd.apple.mpegurl" />}
          <source src={`${source}.webm`} type="video/webm" />
          <source src={`${source}.mp4`} type="video/mp4" />
          {/* The captions are those of the clips; a stream brings its own. */}
          {!stream && (
            <track
              ref={showCaptions}
              kind="captions"
              src="/media/live/captions.vtt"
              srcLang="en"
              label="English"
              default
            />
          )}
        </Screen>
        <Marks>
          {isOn(match) ? (
            <Tag data-tone="live">LIVE {minuteOf(match)}</Tag>
          ) : (
            <Tag>{stateInShort(match)}</Tag>
          )}
          <SampleMark />
        </Marks>
      </Frame>
      <PlayerControls player={player} />
      <CameraAngles chosen={camera} onChoose={setCamera} />
    </div>
  )
}

/** Shows the captions: in WebKit no track shows by its `default` alone. */
function showCaptions(element: HTMLTrackElement | null): void {
  if (element?.track) element.track.mode = 'showing'
}
