import { type ApiOutcome, getSessionHeaders, parseResponse } from './api'

/** A small file in one request. */
export async function postFile(path: string, file: File): Promise<ApiOutcome<unknown>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        ...getSessionHeaders(),
        'Content-Type': 'application/octet-stream',
        'X-File-Name': encodeURIComponent(file.name),
      },
      body: file,
      credentials: 'same-origin',
      cache: 'no-store',
    })
    // A proxy may answer without JSON; then the status decides.
    return parseResponse(response, await response.json().catch(() => null))
  } catch {
    // No response: status 0, as in every other call.
    return { ok: false, status: 0, data: null }
  }
}
