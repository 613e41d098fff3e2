import 'server-only'
import { AppError } from '@/base/errors'
import { countAttempt } from '@/lib/auth/rate-limits'
import { type Caller, findViewerForCaller } from '@/lib/http/caller'
import { requireCertificateNumber } from './number'
import { getCertificate } from './verify'

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
