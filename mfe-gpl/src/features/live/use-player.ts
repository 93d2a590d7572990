import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { DEFAULT_VOLUME } from './coverage.ts'

/**
 * State of a player that starts with sound (requirement 4). Most browsers refuse sound before the visitor has
 * touched the page: then the video runs silently, and the first touch restores the sound. One that saves power may
 * refuse to play at all: then the player is paused.
 *
 * @param picture source of the element; another source needs another element.
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
    // The page's scripts have loaded. Loads the metadata of a paused video too; otherwise a stream chosen while
    // paused would be considered failed.
    if (video.current) video.current.preload = 'metadata'
  }, [picture])

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!isPlaying) {
      element.pause()
      return
    }
    return startPlaying(element, isMuted, () => setIsPlaying(false))
  }, [isPlaying, isMuted, picture])

  // The browser pauses and plays, too: for a call, without headphones, in picture-in-picture.
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (currentTarget === video.current) setIsPlaying(!currentTarget.paused)
  }

  useMediaSession(setIsPlaying)
  return {
    ...{ video, isPlaying, setIsPlaying, isMuted, setIsMuted, volume, setVolume },
    listeners: { onPlay: follow, onPause: follow },
  }
}

/**
 * @param onRefused called if the browser does not even play silently.
 * @returns a function that stops waiting for the visitor's first touch.
 */
function startPlaying(
  element: HTMLVideoElement,
  isMuted: boolean,
  onRefused: () => void,
): () => void {
  let isOver = false
  const restoreSound = () => {
    element.muted = isMuted
  }
  const isRefusal = (reason: unknown) =>
    !isOver && reason instanceof DOMException && reason.name === 'NotAllowedError'
  element.play().catch((reason: unknown) => {
    if (!isRefusal(reason)) return
    element.muted = true
    element.play().catch((again: unknown) => {
      if (!isRefusal(again)) return
      restoreSound()
      onRefused()
    })
    // Not `pointerdown`: a finger activates the page when it is lifted, and sound before that pauses the video.
    window.addEventListener('pointerup', restoreSound, { once: true })
    window.addEventListener('keydown', restoreSound, { once: true })
  })
  return () => {
    isOver = true
    window.removeEventListener('pointerup', restoreSound)
    window.removeEventListener('keydown', restoreSound)
  }
}

/** Handles the play and pause keys of the keyboard and the lock screen, if the browser supports that. */
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
