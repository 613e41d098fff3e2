type NetworkConnection = { saveData?: boolean; effectiveType?: string }

/** Undefined where the browser has no Network Information API. */
export function canPrefetch(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: NetworkConnection }
  if (!connection) return undefined
  return !connection.saveData && connection.effectiveType === '4g'
}
