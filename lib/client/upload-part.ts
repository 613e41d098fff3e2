import { type ApiOutcome, getSessionHeaders, parseResponse } from './api'

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */

/** Without progress for this long, the connection is lost. */
const STALL_TIMEOUT_MS = 45_000

type FilePart = { path: string; offset: number; piece: Blob }
type UploadPartOptions = { onSent: (bytes: number) => void; signal: AbortSignal }

export function uploadPart(
  { path, offset, piece }: FilePart,
  { onSent, signal }: UploadPartOptions,
) {
  return new Promise<ApiOutcome<{ received: number }>>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PATCH', path)
    const headers = { ...getSessionHeaders(), 'Content-Type': 'application/octet-stream' }
    for (const [name, value] of Object.entries({ ...headers, 'Upload-Offset': String(offset) }))
      request.setRequestHeader(name, value)
    const abort = () => request.abort()
    let stallTimer = setTimeout(abort, STALL_TIMEOUT_MS)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(abort, STALL_TIMEOUT_MS)
      onSent(loaded)
    }
    request.onloadend = () => {
      clearTimeout(stallTimer)
      signal.removeEventListener('abort', abort)
      const { status, responseText } = request
      resolve(parseResponse({ ok: status >= 200 && status < 300, status }, parseJson(responseText)))
    }
    signal.addEventListener('abort', abort)
    request.send(piece)
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
