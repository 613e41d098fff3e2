import { type Outcome, ownHeaders, understood } from './api'

/** One part of a file. `fetch` does not tell how much has gone out, so this is the older way. */

/** Nothing has moved for so long: the line is lost, whatever the browser thinks. */
const STILL_MS = 45_000

type Part = { path: string; from: number; piece: Blob }
type Told = { onSent: (bytes: number) => void; signal: AbortSignal }

export function sendPart({ path, from, piece }: Part, { onSent, signal }: Told) {
  return new Promise<Outcome<{ received: number }>>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PATCH', path)
    const headers = { ...ownHeaders(), 'Content-Type': 'application/octet-stream' }
    for (const [name, value] of Object.entries({ ...headers, 'Upload-Offset': String(from) }))
      request.setRequestHeader(name, value)
    const end = () => request.abort()
    let still = setTimeout(end, STILL_MS)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(still)
      still = setTimeout(end, STILL_MS)
      onSent(loaded)
    }
    request.onloadend = () => {
      clearTimeout(still)
      signal.removeEventListener('abort', end)
      const { status, responseText } = request
      resolve(understood({ ok: status >= 200 && status < 300, status }, parsed(responseText)))
    }
    signal.addEventListener('abort', end)
    request.send(piece)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What stands in front of the site may answer without JSON; then the status speaks.
    return null
  }
}
