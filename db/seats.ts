import 'server-only'

/**
 * A seat is one of the pool's connections. Who finds none free waits here and not inside postgres.js,
 * which writes a query behind another's on a busy connection; withdraw one that is already written,
 * and its answer goes to whoever comes next there. From this line one can step out at any time.
 */

/** `atOnce`: a seat was free. `leave` gives the seat back, or up the place in the line. */
export type Place = {
  atOnce: boolean
  given: Promise<void>
  refuse: (error: unknown) => void
  leave: () => void
}
export type TakeSeat = () => Place

export function seatsFor(count: number): TakeSeat {
  const line = new Set<() => void>()
  let free = count
  const callNext = () => {
    const [sit] = line
    if (free > 0) sit?.()
  }
  return () => {
    let seated = false
    const { given, give, refuse } = promised()
    const sit = () => {
      line.delete(sit)
      free -= 1
      seated = true
      give()
    }
    const leave = () => {
      line.delete(sit)
      if (seated) free += 1
      seated = false
      callNext()
    }
    line.add(sit)
    callNext()
    return { atOnce: seated, given, refuse, leave }
  }
}

/** A promise that others keep or refuse. */
export function promised() {
  let give = () => {}
  let refuse = (_: unknown) => {}
  const given = new Promise<void>((resolve, reject) => {
    give = resolve
    refuse = reject
  })
  return { given, give, refuse }
}
