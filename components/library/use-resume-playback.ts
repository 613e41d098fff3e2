import { useRef } from 'react'
import { readValue, writeValue } from '@/lib/client/indexed-db'
import { currentSession } from '@/lib/client/session-store'

/** This close to the start or end, playback starts from the beginning. */
const MARGIN_SECONDS = 5
const SAVE_INTERVAL_SECONDS = 2

/** Position saved in this browser. */
export function useResumePlayback(id: string) {
  const lastSavedRef = useRef(0)
  const buildKey = () => `video ${currentSession()?.user.id ?? ''} ${id}`
  return {
    resume: async (video: HTMLVideoElement) => {
      const position = (await readValue<number>(buildKey())) ?? 0
      const hasStarted = video.currentTime > 1
      if (!hasStarted && position > MARGIN_SECONDS && position < video.duration - MARGIN_SECONDS)
        video.currentTime = position
    },
    remember: (video: HTMLVideoElement) => {
      if (Math.abs(video.currentTime - lastSavedRef.current) < SAVE_INTERVAL_SECONDS) return
      lastSavedRef.current = video.currentTime
      void writeValue(buildKey(), video.currentTime)
    },
  }
}
