import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** Starts with null where the server has drawn the first state. */
export function useNow<Start extends number | null>(start: () => Start): number | Start {
  const [now, setNow] = useState<number | Start>(start)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
