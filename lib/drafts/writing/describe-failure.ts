import 'server-only'

/** Errors of the package hold the request with its content, so only their kind is logged. */
export function describeFailure(error: unknown): { failure: string; statusCode?: number } {
  if (!(error instanceof Error)) return { failure: 'unknown' }
  const { statusCode, lastError } = error as Error & { statusCode?: unknown; lastError?: unknown }
  if (lastError) return describeFailure(lastError)
  return { failure: error.name, ...(typeof statusCode === 'number' && { statusCode }) }
}
