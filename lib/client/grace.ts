import type { Outcome } from './api'

export type Grace = { state: 'idle' | 'waiting' | 'sending' | 'done' | 'failed'; msg?: string }

const GRACE_MS = 6000

/**
 * An act that is sent a few seconds after it was asked for, so that it can be taken back before anybody
 * is written to. Who leaves meanwhile has meant it: it is sent on the way out.
 */
export function withGrace(
  send: (leaving: boolean) => Promise<Outcome<unknown>>,
  tell: (grace: Grace) => void,
  ms = GRACE_MS,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether there was anything to stop. */
  const stop = () => {
    const wasWaiting = timer !== undefined
    clearTimeout(timer)
    timer = undefined
    return wasWaiting
  }
  const act = async () => {
    stop()
    tell({ state: 'sending' })
    const { ok, msg } = await send(false)
    tell({ state: ok ? 'done' : 'failed', msg })
  }
  return {
    begin: () => {
      stop()
      timer = setTimeout(act, ms)
      tell({ state: ms > 0 ? 'waiting' : 'sending' })
    },
    undo: () => {
      stop()
      tell({ state: 'idle' })
    },
    leave: () => {
      if (stop()) void send(true)
    },
  }
}
