import { type ApiOutcome, getSessionHeaders, parseResponse } from './api'

type StreamOptions<Line> = { signal: AbortSignal; onLine: (line: Line) => void }

/** Reads a response of one JSON object a line while it arrives. Null once it is complete. */
export async function postStream<Line>(
  path: string,
  { signal, onLine }: StreamOptions<Line>,
): Promise<ApiOutcome<unknown> | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...getSessionHeaders(), 'Content-Type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    })
    if (!response.ok || !response.body)
      // A proxy may answer without JSON; then the status decides.
      return parseResponse(response, await response.json().catch(() => null))
    await readLines(response.body, onLine)
    return null
  } catch {
    // Cancelled, or the connection broke.
    return { ok: false, status: 0, data: null }
  }
}

async function readLines<Line>(body: ReadableStream<Uint8Array>, onLine: (line: Line) => void) {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(JSON.parse(line))
  }
}
