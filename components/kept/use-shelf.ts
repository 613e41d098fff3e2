import { useCallback, useEffect, useState } from 'react'
import type { KeptSession } from '@/lib/client/kept/next-session'
import { findKeptSession, listShelf, type ShelfItem, syncShelf } from '@/lib/client/kept/shelf'
import { registerShell } from '@/lib/client/kept/shell'
import { countWaiting, sendWaiting } from '@/lib/client/outbox'
import { currentSession, forgetKept } from '@/lib/client/session-store'

export type Shelf = {
  hasLogin: boolean
  items: ShelfItem[]
  session?: KeptSession
  /** Changes that are not sent yet. */
  waiting: number
  space: { free: number; isSafe: boolean } | null
  isOffline: boolean
}

const LOOK_INTERVAL_MS = 60_000

/** Null until the first look. Every minute it notes the time, which a clock that is set back does not change. */
export function useShelf() {
  const [shelf, setShelf] = useState<Shelf | null>(null)

  const look = useCallback(async (changes: Partial<Shelf> = {}) => {
    if (!currentSession()) forgetKept()
    const [items, session, waiting, space] = await Promise.all([
      listShelf(),
      findKeptSession(),
      countWaiting(),
      measureSpace(),
    ])
    setShelf((previous) => ({
      ...{ isOffline: previous?.isOffline ?? false, ...changes },
      ...{ hasLogin: currentSession() !== null, items, session, waiting, space },
    }))
  }, [])

  useEffect(() => {
    const connect = async () => {
      await look()
      if (!currentSession()) return
      await sendWaiting()
      const outcome = await syncShelf()
      await look({ isOffline: outcome === 'offline' })
      if (outcome === 'synced' && (await listShelf()).length > 0) await registerShell()
    }
    // What is here stays; the next connection tries again.
    const start = () => void connect().catch(() => undefined)
    const disconnect = () => void look({ isOffline: true })
    const lookAgain = () => (document.visibilityState === 'visible' ? start() : undefined)
    const timer = setInterval(() => void look(), LOOK_INTERVAL_MS)
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('online', start)
    window.addEventListener('offline', disconnect)
    start()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
      window.removeEventListener('online', start)
      window.removeEventListener('offline', disconnect)
    }
  }, [look])

  return { shelf, look }
}

async function measureSpace(): Promise<Shelf['space']> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  const isSafe = (await navigator.storage?.persisted?.()) ?? false
  return quota > 0 ? { free: quota - usage, isSafe } : null
}
