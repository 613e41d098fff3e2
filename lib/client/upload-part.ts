import { type ApiOutcome, getSessionHeaders, parseResponse } from './api'

/** One part of a file. `fetch` does not tell how much has gone out, so this is the older way. */

/** Nothing has moved for so long: the line is lost, whatever the browser thinks. */
const STALL_TIMEOUT_MS = 45_000

type FilePart = { path: string; from: number; piece: Blob }
type UploadPartOptions = { onSent: (bytes: number) => void; signal: AbortSignal }

export function uploadPart(
  { path, from: offset, piece }: FilePart,
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
    // What stands in front of the site may answer without JSON; then the status speaks.
    return null
  }
}
