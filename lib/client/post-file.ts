import { sendBytes } from './send-bytes'

/** The server inspects the file before it responds, one file after another. */
const INSPECTION_TIMEOUT_MS = 120_000

/** A small file in one request. */
export const postFile = (path: string, file: File, onSent: (bytes: number) => void) =>
  sendBytes(
    {
      ...{ method: 'POST', path, body: file },
      headers: { 'X-File-Name': encodeURIComponent(file.name) },
    },
    { onSent, responseTimeoutMs: INSPECTION_TIMEOUT_MS },
  )
