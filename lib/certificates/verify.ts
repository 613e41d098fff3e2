import 'server-only'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database, prepareOnce } from '@/db/client'
import { liveSessions } from '@/db/read-models/live-sessions'
import { certificateSettings, certificates } from '@/db/schema'
import { countAttempt } from '@/lib/auth/rate-limits'
import { type Caller, findViewerForCaller } from '@/lib/http/caller'
import { getCallerIp } from '@/lib/http/client-ip'
import { decodeSlug, parseCertificateNumber, requireCertificateNumber } from './number'
import { getCertificateStatus } from './policy'
import { settingsColumns } from './settings'

export type Certificate = NonNullable<Awaited<ReturnType<typeof getCertificate>>>

const certificateColumns = {
  number: certificates.number,
  userId: certificates.userId,
  name: certificates.name,
  language: certificates.language,
  session: liveSessions.title,
  sessionLanguage: liveSessions.language,
  slug: liveSessions.slug,
  kind: liveSessions.kind,
  startsAt: liveSessions.startsAt,
  minutes: liveSessions.minutes,
  mode: liveSessions.mode,
  issuedAt: certificates.issuedAt,
  correctedAt: certificates.correctedAt,
  corrections: certificates.corrections,
  revokedAt: certificates.revokedAt,
  settings: settingsColumns,
}

const certificateByNumberQuery = prepareOnce((db) =>
  db
    .select(certificateColumns)
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .leftJoin(certificateSettings, eq(certificateSettings.version, certificates.settingsVersion))
    .where(eq(certificates.number, sql.placeholder('number')))
    .prepare('certificate_by_number'),
)

export type CertificateLookup = Awaited<ReturnType<typeof lookUpCertificate>>

/** Everything here is visible to anyone with the number. */
export async function getCertificate(number: string) {
  const [row] = await certificateByNumberQuery(await database()).execute({ number })
  return row ? { ...row, status: getCertificateStatus(row) } : null
}

/** Those still valid, in the order of their sessions. The caller must check access. */
export async function listValidCertificates(numbers: string[]): Promise<Certificate[]> {
  const db = await database()
  const rows = await db
    .select(certificateColumns)
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .leftJoin(certificateSettings, eq(certificateSettings.version, certificates.settingsVersion))
    .where(and(inArray(certificates.number, numbers), isNull(certificates.revokedAt)))
    .orderBy(asc(liveSessions.startsAt), asc(certificates.number))
  return rows.map((row) => ({ ...row, status: getCertificateStatus(row) }))
}

/** The checksum rejects typos before any rate limit or query. Lookups are limited by IP, against guessing. */
export async function lookUpCertificate(input: string, headers: Headers) {
  const parsed = parseCertificateNumber(decodeSlug(input))
  if (parsed.is !== 'number') return parsed
  if (parsed.number !== input) return { is: 'elsewhere', number: parsed.number } as const
  const retryAfterSeconds = await getRetryAfterSeconds(headers)
  if (retryAfterSeconds) return { is: 'tooMany', seconds: retryAfterSeconds } as const
  const certificate = await getCertificate(parsed.number)
  return certificate ? ({ is: 'certificate', certificate } as const) : ({ is: 'unknown' } as const)
}

async function getRetryAfterSeconds(headers: Headers): Promise<number | undefined> {
  try {
    await countAttempt('CERTIFICATE', getCallerIp(headers))
  } catch (error) {
    if (error instanceof AppError && error.kind === 'tooMany') return error.retryAfter
    throw error
  }
}

/** The owner is limited by account, others by IP: a school behind one IP can fetch all certificates. */
export async function getCertificateForCaller(caller: Caller, input: unknown) {
  const certificate = await getCertificate(requireCertificateNumber(`${input}`))
  const viewer = await findViewerForCaller(caller)
  const isOwn = certificate !== null && viewer?.id === certificate.userId
  await countAttempt('CERTIFICATE', isOwn ? viewer.id : caller.ip)
  if (!certificate) throw new AppError('notFound', 'notFound')
  return { certificate, isOwn }
}

/** Personal: no caching and no indexing. */
export function buildPrivateFileResponse(body: BodyInit, type: string, name?: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(name && { 'content-disposition': `inline; filename="${name}"` }),
    },
  })
}

export type TeamCertificateDetails = NonNullable<Awaited<ReturnType<typeof getCertificateForTeam>>>

/** The caller must have checked access. */
export async function getCertificateForTeam(input: string) {
  const parsed = parseCertificateNumber(input)
  if (parsed.is !== 'number') return null
  const db = await database()
  const [row] = await db
    .select({
      number: certificates.number,
      name: certificates.name,
      language: certificates.language,
      formerName: certificates.formerName,
      personId: certificates.userId,
      sessionId: liveSessions.id,
      session: liveSessions.title,
      issuedAt: certificates.issuedAt,
      correctedAt: certificates.correctedAt,
      correctionReason: certificates.correctionReason,
      revokedAt: certificates.revokedAt,
      revocationReason: certificates.revocationReason,
      requestReason: certificates.revocationRequestReason,
    })
    .from(certificates)
    .innerJoin(liveSessions, eq(liveSessions.id, certificates.liveSessionId))
    .where(eq(certificates.number, parsed.number))
  return row ?? null
}
