import 'server-only'
import { Resend } from 'resend'
import { settings } from '@/base/settings'
import type { EmailAttachment } from './email-templates'
import type { AddressedMail } from './outbox'
import type { RenderedEmail } from './render'
import { type MailFailure, parseRetryAfter } from './retry'

/** Status codes that say "this mail will never do" and those that say "correct your settings". */
const PERMANENT_STATUSES = [400, 409, 413, 422]
const CONFIGURATION_STATUSES = [401, 403, 404, 405]

/**
 * The outbox id is the idempotency key: an answer that was lost, or came after the deadline, does
 * not make the next attempt a second mail.
 */
export async function sendThroughResend(
  mail: AddressedMail,
  email: RenderedEmail,
  deadlineMs: number,
): Promise<MailFailure | undefined> {
  const { mailFrom } = settings()
  const attachments = email.attachments?.map(encodeAttachment)
  try {
    const response = await createClient().emails.send(
      { from: mailFrom, to: mail.recipient, ...email, attachments },
      { idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs) },
    )
    return response.data?.id ? undefined : readFailure(response)
  } catch {
    // The package throws before it sends, and tells of all that comes later in its answer.
    return { kind: 'configuration', reason: 'the request could not be made' }
  }
}

export type RenderedMail = { mail: AddressedMail; letter: RenderedEmail }

/**
 * Up to a hundred letters in one call, which the leader's id makes one that counts once. Those that the
 * service will never take are named by their place; the others are on their way. Resend takes no
 * attachments here.
 */
export async function sendBatchThroughResend(
  idempotencyKey: string,
  batch: RenderedMail[],
  deadlineMs: number,
): Promise<MailFailure | { refused: { at: number; reason: string }[] }> {
  const { mailFrom } = settings()
  const payload = batch.map(({ mail, letter: { attachments: _, ...email } }) => ({
    from: mailFrom,
    to: mail.recipient,
    ...email,
  }))
  try {
    const response = await createClient().batch.send(payload, {
      idempotencyKey,
      batchValidation: 'permissive',
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (!response.data?.data) return readFailure(response)
    const errors = response.data.errors ?? []
    return { refused: errors.map(({ index }) => ({ at: index, reason: '422 validation_error' })) }
  } catch {
    // As above.
    return { kind: 'configuration', reason: 'the request could not be made' }
  }
}

function createClient() {
  const { resendApiKey, resendBaseUrl } = settings()
  return new Resend(resendApiKey, { baseUrl: resendBaseUrl?.replace(/\/+$/, '') })
}

const encodeAttachment = ({ filename, contentType, content }: EmailAttachment) => ({
  filename,
  contentType,
  content: Buffer.from(content).toString('base64'),
})

type ResendResponse = Pick<Awaited<ReturnType<Resend['emails']['send']>>, 'error' | 'headers'>

/** The error is the server's own JSON, so any field of it may be missing. */
function readFailure({ error, headers }: ResendResponse): MailFailure {
  const status = Number(error?.statusCode) || undefined
  const name = /^\w{1,60}$/.exec(String(error?.name))?.[0] ?? 'unknown'
  const reason = status ? `${status} ${name}` : 'no answer'
  if (status === 429) return { kind: 'service', reason, retryAfterMs: readRetryAfter(headers) }
  return { kind: classifyFailure(status, name), reason }
}

function classifyFailure(status: number | undefined, name: string): MailFailure['kind'] {
  if (!status || name === 'concurrent_idempotent_requests') return 'service'
  if (CONFIGURATION_STATUSES.includes(status) || name === 'invalid_from_address')
    return 'configuration'
  return PERMANENT_STATUSES.includes(status) ? 'refused' : 'service'
}

const readRetryAfter = (headers: ResendResponse['headers']) =>
  parseRetryAfter(headers?.['retry-after'])
