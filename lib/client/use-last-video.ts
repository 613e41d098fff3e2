'use client'

import { useEffect, useState } from 'react'
import { readValue, writeValue } from './indexed-db'
import { currentSession } from './session-store'
import { useAuth } from './use-auth'

type LastVideo = { title: string; picture: { src: string; width: number; height: number } }

const buildKey = (userId: string) => `last video ${userId}`

/** In this browser only. */
export function rememberLastVideo(video: LastVideo): void {
  const userId = currentSession()?.user.id
  if (userId) void writeValue(buildKey(userId), video)
}

export function useLastVideo(): LastVideo | null {
  const userId = useAuth().currentUser?.id
  const [video, setVideo] = useState<LastVideo | null>(null)
  useEffect(() => {
    if (!userId) return
    let isCurrent = true
    void readValue<LastVideo>(buildKey(userId)).then((stored) => {
      if (isCurrent) setVideo(stored ?? null)
    })
    return () => {
      isCurrent = false
    }
  }, [userId])
  return video
}
