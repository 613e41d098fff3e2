import { useCallback, useEffect, useState } from 'react'
import { keep, kept } from '@/lib/client/kept'
import { LOOKS, type Looks, SIZES, usual, wear } from '../looks'

/** The way somebody likes to read, remembered by this browser for all books. */
export function useLooks() {
  const [looks, setLooks] = useState(usual)

  useEffect(() => {
    void kept<Looks>(LOOKS).then((known) => known && setLooks(known))
  }, [])
  useEffect(() => wear(looks), [looks])

  const change = useCallback((wish: (now: Looks) => Looks) => {
    setLooks((now) => {
      const next = wish(now)
      void keep(LOOKS, next)
      return next
    })
  }, [])
  const stepSize = useCallback(
    (by: 1 | -1 | 0) =>
      change((now) => ({ ...now, size: SIZES[(by && now.size + by) - 1] ?? (by ? now.size : 1) })),
    [change],
  )
  return { looks, change, stepSize }
}
