import 'server-only'
import * as z from 'zod/mini'
import { createUnavailableError } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'

const RESEND_URL = 'https://api.resend.com'
/** Within the ten seconds in which the site answers. */
const TIMEOUT_MS = 8_000
/** Text and HTML together. Attachments are not part of it. */
const MAX_BYTES = 1024 * 1024
const CLIENT_ERROR = 400
const SERVER_ERROR = 500
const TOO_MANY = 429

const receivedEmail = z.object({
  from: z.string(),
  text: z.nullish(z.string()),
  html: z.nullish(z.string()),
  headers: z.nullish(z.unknown()),
  attachments: z.nullish(z.array(z.object({ filename: z.nullish(z.string()) }))),
})

export type ReceivedEmail = z.output<typeof receivedEmail>

/**
 * The report about an email has no text, so it is read from the service. `tooLarge` without reading it. Null if
 * the service will never send it. Throws while the service is away: it then reports again.
 */
export async function fetchReceivedEmail(id: string): Promise<ReceivedEmail | 'tooLarge' | null> {
  const { resendInboundApiKey, resendBaseUrl } = settings()
  const base = (resendBaseUrl ?? RESEND_URL).replace(/\/$/, '')
  const response = await fetch(`${base}/emails/receiving/${encodeURIComponent(id)}`, {
    headers: { authorization: `Bearer ${resendInboundApiKey}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw createUnavailableError('the received email could not be read', error)
  })
  const { status } = response
  if (status >= SERVER_ERROR || status === TOO_MANY)
    throw createUnavailableError(`the received email could not be read: ${status}`)
  if (status >= CLIENT_ERROR) {
    // Such as a key that may only send.
    log().error({ event: 'mail.inbound-unreadable', status })
    return null
  }
  const json = await readLimited(response)
  if (json === null) return 'tooLarge'
  const parsed = receivedEmail.safeParse(parseJson(json))
  return parsed.success ? parsed.data : null
}

async function readLimited(response: Response): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > MAX_BYTES) {
    await response.body?.cancel()
    return null
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not an email.
    return null
  }
}
