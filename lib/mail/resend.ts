import 'server-only'
import { Resend } from 'resend'
import { settings } from '@/base/settings'
import type { BatchEmail } from '@/db/schema'
import type { EmailAttachment } from './email-message'
import type { AddressedMail } from './outbox'
import type { RenderedEmail } from './render'
import { type MailFailure, parseRetryAfter } from './retry'

/** Statuses for an email that can never be sent, and for wrong settings. */
const PERMANENT_STATUSES = [400, 409, 413, 422]
const CONFIGURATION_STATUSES = [401, 403, 404, 405]

/** The outbox id is the idempotency key: after a lost or late response, a retry sends no second email. */
export async function sendThroughResend(
  mail: AddressedMail,
  email: RenderedEmail,
  deadlineMs: number,
): Promise<MailFailure | undefined> {
  const { mailFrom } = settings()
  const attachments = email.attachments?.map(encodeAttachment)
  try {
    const response = await createClient().emails.send(
      { from: mailFrom, to: mail.recipient, ...email, attachments, tags: buildTags(mail) },
      { idempotencyKey: mail.id, signal: AbortSignal.timeout(deadlineMs) },
    )
    return response.data?.id ? undefined : readFailure(response)
  } catch {
    // The package throws only before sending; later errors are in its response.
    return { kind: 'configuration', reason: 'the request could not be made' }
  }
}

/** Returns permanently rejected emails by index. */
export async function sendBatchThroughResend(
  idempotencyKey: string,
  payload: BatchEmail[],
  deadlineMs: number,
): Promise<MailFailure | { refused: { at: number; reason: string }[] }> {
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
    // As above: it throws only before sending.
    return { kind: 'configuration', reason: 'the request could not be made' }
  }
}

/** The service's reports repeat it, even those that arrive before its response to the request. */
export const MAIL_ID_TAG = 'mail_id'

export const buildTags = ({ id }: AddressedMail) => [{ name: MAIL_ID_TAG, value: id }]

function createClient() {
  const { resendApiKey, resendBaseUrl } = settings()
  return new Resend(resendApiKey, { baseUrl: resendBaseUrl?.replace(/\/+$/, '') })
}

const encodeAttachment = ({ filename, contentType, content, encoding }: EmailAttachment) => ({
  filename,
  contentType,
  content: encoding ? content : Buffer.from(content).toString('base64'),
})

type ResendResponse = Pick<Awaited<ReturnType<Resend['emails']['send']>>, 'error' | 'headers'>

/** Unvalidated JSON of the service: any field may be missing. */
function readFailure({ error, headers }: ResendResponse): MailFailure {
  const status = Number(error?.statusCode) || undefined
  const name = /^\w{1,60}$/.exec(String(error?.name))?.[0] ?? 'unknown'
  const reason = status ? `${status} ${name}` : 'no answer'
  // The service has already accepted other content with this key.
  if (name === 'invalid_idempotent_request') return { kind: 'repeated', reason }
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
