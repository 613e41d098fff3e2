import 'server-only'

/**
 * Calls back after so many checks, one a second. They do not pass while the process is busy, as time
 * does: between two, it has read all that came. Returns how to stop.
 */
export function afterChecks(count: number, work: () => void): () => void {
  let checkCount = 0
  const timer = setInterval(() => {
    checkCount += 1
    if (checkCount < count) return
    clearInterval(timer)
    work()
  }, 1_000).unref()
  return () => clearInterval(timer)
}
