import 'server-only'
import { Resend } from 'resend'
import { settings } from '@/base/settings'
import type { Attachment } from './letters'
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
  const { mailFrom } = settings()
  const attachments = letter.attachments?.map(packed)
  try {
    const answer = await service().emails.send(
      { from: mailFrom, to: mail.recipient, ...letter, attachments },
      { idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs) },
    )
    return answer.data?.id ? undefined : faultIn(answer)
  } catch {
    // The package throws before it sends, and tells of all that comes later in its answer.
    return { kind: 'configuration', reason: 'the request could not be made' }
  }
}

export type ToSend = { mail: AddressedMail; letter: RenderedLetter }

/**
 * Up to a hundred letters in one call, which the leader's id makes one that counts once. Those that the
 * service will never take are named by their place; the others are on their way. Resend takes no
 * attachments here.
 */
export async function sendBatchThroughResend(
  key: string,
  batch: ToSend[],
  deadlineMs: number,
): Promise<Fault | { refused: { at: number; reason: string }[] }> {
  const { mailFrom } = settings()
  const payload = batch.map(({ mail, letter: { attachments: _, ...letter } }) => ({
    from: mailFrom,
    to: mail.recipient,
    ...letter,
  }))
  try {
    const answer = await service().batch.send(payload, {
      idempotencyKey: key,
      batchValidation: 'permissive',
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (!answer.data?.data) return faultIn(answer)
    const errors = answer.data.errors ?? []
    return { refused: errors.map(({ index }) => ({ at: index, reason: '422 validation_error' })) }
  } catch {
    // As above.
    return { kind: 'configuration', reason: 'the request could not be made' }
  }
}

function service() {
  const { resendApiKey, resendBaseUrl } = settings()
  return new Resend(resendApiKey, { baseUrl: resendBaseUrl?.replace(/\/+$/, '') })
}

const packed = ({ filename, contentType, content }: Attachment) => ({
  filename,
  contentType,
  content: Buffer.from(content).toString('base64'),
})

type ServiceReply = Pick<Awaited<ReturnType<Resend['emails']['send']>>, 'error' | 'headers'>

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
