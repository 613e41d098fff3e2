import { useRef } from 'react'
import { keep, kept } from '@/lib/client/kept'
import { currentSession } from '@/lib/client/session-store'

/** So near to the beginning or the end one starts anew. */
const MARGIN = 5
const STEP = 2

/** Goes on where the film was left, as this browser remembers it. */
export function useResume(id: string) {
  const written = useRef(0)
  const key = () => `film ${currentSession()?.user.id ?? ''} ${id}`
  return {
    resume: async (film: HTMLVideoElement) => {
      const at = (await kept<number>(key())) ?? 0
      const hasBegun = film.currentTime > 1
      if (!hasBegun && at > MARGIN && at < film.duration - MARGIN) film.currentTime = at
    },
    remember: (film: HTMLVideoElement) => {
      if (Math.abs(film.currentTime - written.current) < STEP) return
      written.current = film.currentTime
      void keep(key(), film.currentTime)
    },
  }
}
