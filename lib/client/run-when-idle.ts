/** Returns how to call it off. Safari has no requestIdleCallback. */
export function runWhenIdle(task: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
