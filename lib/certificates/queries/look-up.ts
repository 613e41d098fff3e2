import 'server-only'
import { AppError } from '@/base/errors'
import { countAttempt } from '@/lib/auth/limits'
import { getCallerIp } from '@/lib/http/client-ip'
import { parseCertificateNumber } from '../number'
import { decodeSlug } from '../number-slug'
import { getCertificate } from './certificate'

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

export type CertificateLookup = Awaited<ReturnType<typeof lookUpCertificate>>

async function getRetryAfterSeconds(headers: Headers): Promise<number | undefined> {
  try {
    await countAttempt('CERTIFICATE', getCallerIp(headers))
  } catch (error) {
    if (error instanceof AppError && error.kind === 'tooMany') return error.retryAfter
    throw error
  }
}
