import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReceivedMail } from './resend-server'

/** The reports of Resend about delivered emails, signed as Svix does. */

export type DeliveryReport = {
  type: string
  created_at: string
  data: { to: string[]; email_id: string; tags?: Record<string, string>; bounce?: { type: string } }
}

type SignOptions = { id?: string; timestamp?: number; secret: string }

export function signReport(body: string, { id, timestamp, secret }: SignOptions) {
  const reportId = id ?? `msg_${randomUUID()}`
  const seconds = timestamp ?? Math.floor(Date.now() / 1000)
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key)
    .update(`${reportId}.${seconds}.${body}`)
    .digest('base64')
  return {
    'content-type': 'application/json',
    'svix-id': reportId,
    'svix-timestamp': String(seconds),
    'svix-signature': `v1,${signature}`,
  }
}

type Fate = 'delivered' | 'bounced' | 'complained'

/** As the service does: `sent` first, then what happened; a complaint follows a delivery. */
export function createReports(mail: ReceivedMail['body'], fate: Fate): DeliveryReport[] {
  const types = { delivered: [], bounced: [], complained: ['delivered'] }[fate].concat(
    fate as never,
  )
  return ['sent', ...types].map((type, index) => ({
    type: `email.${type}`,
    created_at: new Date(Date.now() + index).toISOString(),
    data: {
      to: [mail.to],
      email_id: randomUUID(),
      tags: Object.fromEntries((mail.tags ?? []).map(({ name, value }) => [name, value])),
      ...(type === 'bounced' && { bounce: { type: 'Permanent' } }),
    },
  }))
}

type SendOptions = {
  url: string
  secret: string
  reports: DeliveryReport[]
  /** Reports with a wrong signature, among the others. */
  forgedReports?: DeliveryReport[]
}

const MAX_REPEATS = 3
const MAX_DELAY_MS = 20
const PARALLEL = 8

/** In any order, up to three times with one id, late, and with forged ones in between. */
export async function sendReports({ url, secret, reports, forgedReports = [] }: SendOptions) {
  const genuine = reports.flatMap((report) => {
    const id = `msg_${randomUUID()}`
    const repeats = 1 + Math.floor(Math.random() * MAX_REPEATS)
    return Array.from({ length: repeats }, () => ({ report, id, secret }))
  })
  const forgedSecret = `whsec_${Buffer.from('a secret that the service does not know').toString('base64')}`
  const forged = forgedReports.map((report) => ({
    report,
    id: `msg_${randomUUID()}`,
    secret: forgedSecret,
  }))
  const queue = shuffle([...genuine, ...forged])
  const statuses: number[] = []
  const post = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      await sleep(Math.random() * MAX_DELAY_MS)
      const body = JSON.stringify(next.report)
      const headers = signReport(body, { id: next.id, secret: next.secret })
      statuses.push((await fetch(url, { method: 'POST', body, headers })).status)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, post))
  return { accepted: statuses.filter((status) => status === 200).length, statuses }
}

function shuffle<Entry>(entries: Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry)
}
