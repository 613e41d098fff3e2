import 'server-only'
import { AppError } from '@/base/errors'
import { countAttempt } from '@/lib/auth/rate-limits'
import { equalsInConstantTime, fingerprint, listFingerprints } from '@/lib/auth/secrets'
import { getCallerIp } from '@/lib/http/client-ip'
import { findLearningRecord } from './record'

/** What a printed record states, signed into the link of its QR code. Nothing is stored. */
export type PrintedRecord = {
  userId: string
  firstYear: number
  /** When it was printed. */
  day: string
  ours: number
  government: number
  inHouse: number
  other: number
}

const DAY_MS = 86_400_000

const PAYLOAD_BYTES = 33

const PAYLOAD_CHARS = 44

const SIGNATURE_CHARS = 22

const CODE_PATTERN = /^[A-Za-z0-9_-]{66}$/

const MINUTES = ['ours', 'government', 'inHouse', 'other'] as const

const PURPOSE = 'learning record'

export type RecordCheck = Awaited<ReturnType<typeof checkPrintedRecord>>

export type RecordMinutes = Pick<PrintedRecord, 'ours' | 'government' | 'inHouse' | 'other'>

export function createRecordCode({ userId, firstYear, day, ...minutes }: PrintedRecord): string {
  const payload = Buffer.alloc(PAYLOAD_BYTES)
  payload.write(userId.replaceAll('-', ''), 0, 'hex')
  payload.writeUInt16BE(firstYear, 16)
  payload.writeUIntBE(Date.parse(`${day}T00:00:00Z`) / DAY_MS, 18, 3)
  for (const [index, name] of MINUTES.entries())
    payload.writeUIntBE(minutes[name], 21 + index * 3, 3)
  const text = payload.toString('base64url')
  return `${text}${sign(text)}`
}

/** Null unless this site created the code. */
export function parseRecordCode(code: string): PrintedRecord | null {
  if (!CODE_PATTERN.test(code)) return null
  const text = code.slice(0, PAYLOAD_CHARS)
  if (!isSignature(text, code.slice(PAYLOAD_CHARS))) return null
  const payload = Buffer.from(text, 'base64url')
  const readMinutes = (name: (typeof MINUTES)[number]) =>
    payload.readUIntBE(21 + MINUTES.indexOf(name) * 3, 3)
  return {
    userId: formatUuid(payload.toString('hex', 0, 16)),
    firstYear: payload.readUInt16BE(16),
    day: new Date(payload.readUIntBE(18, 3) * DAY_MS).toISOString().slice(0, 10),
    ours: readMinutes('ours'),
    government: readMinutes('government'),
    inHouse: readMinutes('inHouse'),
    other: readMinutes('other'),
  }
}

/** The signature rejects guesses before any limit or query. An erased account is unknown. */
export async function checkPrintedRecord(code: string, headers: Headers) {
  const printed = parseRecordCode(code)
  if (!printed) return { is: 'unknown' } as const
  const retryAfterSeconds = await getRetryAfterSeconds(headers)
  if (retryAfterSeconds) return { is: 'tooMany', seconds: retryAfterSeconds } as const
  const record = await findLearningRecord(printed.userId, printed.firstYear)
  if (!record) return { is: 'unknown' } as const
  const { learner, split, minutes } = record
  const current = {
    ours: minutes.ours,
    government: split.minutes.government,
    inHouse: split.minutes['in-house'],
    other: split.minutes.other,
  }
  return {
    is: 'record',
    name: learner.certificateName ?? learner.registered,
    printed,
    current,
    isCurrent: isSame(printed, current),
  } as const
}

const sign = (text: string) => fingerprint(PURPOSE, text).slice(0, SIGNATURE_CHARS)

const isSignature = (text: string, signature: string) =>
  listFingerprints(PURPOSE, text).some((expected) =>
    equalsInConstantTime(expected.slice(0, SIGNATURE_CHARS), signature),
  )

const formatUuid = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')

const isSame = (printed: RecordMinutes, current: RecordMinutes) =>
  printed.ours === current.ours &&
  printed.government === current.government &&
  printed.inHouse === current.inHouse &&
  printed.other === current.other

async function getRetryAfterSeconds(headers: Headers): Promise<number | undefined> {
  try {
    await countAttempt('CERTIFICATE', getCallerIp(headers))
  } catch (error) {
    if (error instanceof AppError && error.kind === 'tooMany') return error.retryAfter
    throw error
  }
}
