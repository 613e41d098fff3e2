type NetworkConnection = { saveData?: boolean; effectiveType?: string }

/** Whether the line bears what is only convenient. Undefined where the browser does not say. */
export function canPrefetch(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: NetworkConnection }
  if (!connection) return undefined
  return !connection.saveData && connection.effectiveType === '4g'
}
