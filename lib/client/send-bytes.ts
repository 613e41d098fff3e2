import { type ApiOutcome, getSessionHeaders, parseResponse } from './api'

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */

/** Without progress for this long, the connection is lost. */
const STALL_TIMEOUT_MS = 45_000

type BytesRequest = {
  method: 'PATCH' | 'POST'
  path: string
  headers: Record<string, string>
  body: Blob
}
type SendBytesOptions = {
  onSent: (bytes: number) => void
  signal?: AbortSignal
  /** How long the response may take once everything is sent. */
  responseTimeoutMs?: number
}

export function sendBytes<Data>(
  { method, path, headers, body }: BytesRequest,
  { onSent, signal, responseTimeoutMs = STALL_TIMEOUT_MS }: SendBytesOptions,
) {
  return new Promise<ApiOutcome<Data>>((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    const allHeaders = {
      ...getSessionHeaders(),
      'Content-Type': 'application/octet-stream',
      ...headers,
    }
    for (const [name, value] of Object.entries(allHeaders)) request.setRequestHeader(name, value)
    const abort = () => request.abort()
    let stallTimer = setTimeout(abort, STALL_TIMEOUT_MS)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stallTimer)
      const isSent = loaded >= body.size
      stallTimer = setTimeout(abort, isSent ? responseTimeoutMs : STALL_TIMEOUT_MS)
      onSent(loaded)
    }
    request.onloadend = () => {
      clearTimeout(stallTimer)
      signal?.removeEventListener('abort', abort)
      const { status, responseText } = request
      resolve(parseResponse({ ok: status >= 200 && status < 300, status }, parseJson(responseText)))
    }
    signal?.addEventListener('abort', abort)
    request.send(body)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy may answer without JSON; then the status decides.
    return null
  }
}
