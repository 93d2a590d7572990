import { useEffect, useRef, useState } from 'react'
import { DEFAULT_VOLUME } from './coverage.ts'

/**
 * A player that starts playing, with sound (requirement 4). Most browsers refuse sound before the visitor has
 * touched the page: the picture then runs silently, and the sound joins it with the first touch.
 *
 * @param picture what the element shows; another picture is another element.
 */
export function usePlayer(picture: string) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(true)
  const [isMuted, setIsMuted] = useState(false)
  const [volume, setVolume] = useState(DEFAULT_VOLUME)

  useEffect(() => {
    const element = video.current
    if (!element) return
    element.volume = volume / 100
    element.muted = isMuted
  }, [volume, isMuted, picture])

  useEffect(() => {
    // The page's scripts have loaded. A paused video loads its metadata as well; otherwise a stream that is
    // chosen while it is paused would count as one that does not begin.
    if (video.current) video.current.preload = 'metadata'
  }, [picture])

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!isPlaying) {
      element.pause()
      return
    }
    return startPlaying(element, () => isMuted)
  }, [isPlaying, isMuted, picture])

  useMediaSession(setIsPlaying)
  return { video, isPlaying, setIsPlaying, isMuted, setIsMuted, volume, setVolume }
}

/** @returns what ends the wait for the visitor's first touch. */
function startPlaying(element: HTMLVideoElement, isMuted: () => boolean): () => void {
  const restoreSound = () => {
    element.muted = isMuted()
  }
  element.play().catch((reason: unknown) => {
    if (!(reason instanceof DOMException) || reason.name !== 'NotAllowedError') return
    element.muted = true
    element.play().catch(() => undefined)
    window.addEventListener('pointerdown', restoreSound, { once: true })
    window.addEventListener('keydown', restoreSound, { once: true })
  })
  return () => {
    window.removeEventListener('pointerdown', restoreSound)
    window.removeEventListener('keydown', restoreSound)
  }
}

/** Keys of the keyboard and the lock screen play and pause, where the browser passes them on. */
function useMediaSession(setIsPlaying: (isPlaying: boolean) => void): void {
  useEffect(() => {
    const { mediaSession } = navigator
    // Not every browser has it, whatever its type says.
    if (!('mediaSession' in navigator)) return
    mediaSession.setActionHandler('play', () => setIsPlaying(true))
    mediaSession.setActionHandler('pause', () => setIsPlaying(false))
    return () => {
      mediaSession.setActionHandler('play', null)
      mediaSession.setActionHandler('pause', null)
    }
  }, [setIsPlaying])
}
