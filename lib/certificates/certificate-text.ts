import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { certificateText } from '@/i18n/certificate'
import { getLanguageTag } from '@/i18n/language'
import { routes } from '@/lib/routes'
import type { CertificateText } from './draw/text'
import type { Certificate } from './queries/certificate'

export function getCertificateText(certificate: Certificate): CertificateText {
  const { sheet: text, duration } = certificateText()
  const { name, session, number, startsAt, minutes, mode, issuedAt, correctedAt } = certificate
  const correctedLines = correctedAt ? [text.corrected(correctedAt)] : []
  return {
    lang: getLanguageTag(),
    title: text.title(name),
    createdAt: (correctedAt ?? issuedAt).toISOString(),
    site: site.name,
    heading: text.heading,
    before: text.before,
    name,
    after: text.after[mode],
    session,
    facts: [
      { label: text.held, value: text.day(startsAt) },
      { label: text.length, value: duration(minutes) },
      { label: text.mode, value: text.modes[mode] },
    ],
    number,
    check: text.check,
    address: `${settings().appUrl.host}${routes.checkCertificate}`,
    issued: [text.issued(issuedAt), ...correctedLines],
    claim: text.claim,
    link: absoluteUrl(routes.certificate(number)),
    picture: text.picture,
  }
}
