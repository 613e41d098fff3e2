import 'server-only'

type Headers = Map<string, string>

/** As an object, or as a list of names and values. */
export function readHeaders(headers: unknown): Headers {
  const entries = Array.isArray(headers)
    ? headers.map((header) => [header?.name, header?.value])
    : Object.entries(typeof headers === 'object' && headers !== null ? headers : {})
  return new Map(
    entries.map(([name, value]) => [`${name}`.toLowerCase(), `${value}`.toLowerCase()]),
  )
}

const ROBOTS = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+._-].*)?@/

/** Out-of-office notes, bounces and lists: answering or storing them would start a loop. */
export function isAutomatic(headers: Headers, sender: string): boolean {
  const submitted = headers.get('auto-submitted') ?? 'no'
  return (
    !submitted.startsWith('no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(headers.get('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients'].some((name) =>
      headers.has(name),
    ) ||
    headers.get('return-path') === '<>' ||
    (headers.get('content-type') ?? '').includes('multipart/report') ||
    ROBOTS.test(sender)
  )
}
