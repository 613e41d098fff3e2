import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Resend } from 'resend'
import { settings } from '@/lib/env'
import { log } from '@/lib/log'

/** Hands one finished mail over: to Resend, or without a key to a file. */

export type Mail = { to: string; subject: string; text: string; html: string }
export type Delivery =
  | { ok: true }
  | { ok: false; error: string; hopeless: boolean; retryAfter?: number }

const HOPELESS = new Set([400, 404, 405, 413, 415, 422])

export function deliver(id: string, mail: Mail, deadlineMs: number): Promise<Delivery> {
  return settings().resendApiKey ? throughResend(id, mail, deadlineMs) : intoFile(id, mail)
}

/** The outbox id goes along as idempotency key, so a mail whose answer got lost is not sent twice. */
async function throughResend(id: string, mail: Mail, deadlineMs: number): Promise<Delivery> {
  const { resendApiKey, resendBaseUrl, mailFrom } = settings()
  const resend = new Resend(resendApiKey, resendBaseUrl ? { baseUrl: resendBaseUrl } : {})
  const sending = resend.emails.send({ from: mailFrom, ...mail }, { idempotencyKey: id })
  const answer = await Promise.race([sending, tooLate(deadlineMs)])
  if (answer === 'late') return { ok: false, error: 'no answer in time', hopeless: false }
  if (!answer.error) return { ok: true }
  const { name, statusCode } = answer.error
  const retryAfter = Number(answer.headers?.['retry-after']) || undefined
  return {
    ok: false,
    error: `${statusCode ?? 'no connection'} ${name}`,
    hopeless: HOPELESS.has(Number(statusCode)),
    retryAfter,
  }
}

function tooLate(ms: number) {
  return new Promise<'late'>((resolve) => setTimeout(resolve, ms, 'late').unref())
}

async function intoFile(id: string, mail: Mail): Promise<Delivery> {
  const folder = path.join(settings().dataDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.json`
  const { to, subject, text, html } = mail
  const draft = path.join(folder, `.${name}`)
  await writeFile(draft, `${JSON.stringify({ to, subject, text, html }, null, 2)}\n`, {
    mode: 0o600,
  })
  await rename(draft, path.join(folder, name))
  log().info({ event: 'mail.filed', mail: id })
  return { ok: true }
}
