import 'server-only'
import { Resend } from 'resend'
import { settings } from '@/base/settings'
import type { AddressedMail } from './outbox'
import type { RenderedLetter } from './render'
import { type Fault, retryAfterMs } from './retry'

/** Status codes that say "this mail will never do" and those that say "correct your settings". */
const HOPELESS = [400, 409, 413, 422]
const MISCONFIGURED = [401, 403, 404, 405]

/**
 * The outbox id is the idempotency key: an answer that was lost, or came after the deadline, does
 * not make the next attempt a second mail.
 */
export async function sendThroughResend(
  mail: AddressedMail,
  letter: RenderedLetter,
  deadlineMs: number,
): Promise<Fault | undefined> {
  const { resendApiKey, resendBaseUrl, mailFrom } = settings()
  try {
    const resend = new Resend(resendApiKey, { baseUrl: resendBaseUrl?.replace(/\/+$/, '') })
    const answer = await resend.emails.send(
      { from: mailFrom, to: mail.recipient, ...letter },
      { idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs) },
    )
    return answer.data?.id ? undefined : faultIn(answer)
  } catch {
    // The package throws before it sends, and tells of all that comes later in its answer.
    return { kind: 'configuration', reason: 'the request could not be made' }
  }
}

type ServiceReply = Awaited<ReturnType<Resend['emails']['send']>>

/** The error is the server's own JSON, so any field of it may be missing. */
function faultIn({ error, headers }: ServiceReply): Fault {
  const status = Number(error?.statusCode) || undefined
  const name = /^\w{1,60}$/.exec(String(error?.name))?.[0] ?? 'unknown'
  const reason = status ? `${status} ${name}` : 'no answer'
  if (status === 429) return { kind: 'service', reason, retryAfterMs: retryAfter(headers) }
  return { kind: kindOf(status, name), reason }
}

function kindOf(status: number | undefined, name: string): Fault['kind'] {
  if (!status || name === 'concurrent_idempotent_requests') return 'service'
  if (MISCONFIGURED.includes(status) || name === 'invalid_from_address') return 'configuration'
  return HOPELESS.includes(status) ? 'refused' : 'service'
}

const retryAfter = (headers: ServiceReply['headers']) => retryAfterMs(headers?.['retry-after'])
