import 'server-only'
import { fullAddress } from '@/base/owner'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'
import { languageTag } from '@/words/language'
import type { SheetWords } from './draw/words'
import type { Certificate } from './queries/certificate'

/** What the sheet says of this certificate. */
export function sheetWords(certificate: Certificate): SheetWords {
  const { sheet, duration } = certificateWords()
  const { name, session, number, startsAt, minutes, issuedAt, correctedAt } = certificate
  const corrected = correctedAt ? [sheet.corrected(correctedAt)] : []
  return {
    lang: languageTag(),
    title: sheet.title(name),
    made: (correctedAt ?? issuedAt).toISOString(),
    site: site.name,
    heading: sheet.heading,
    before: sheet.before,
    name,
    after: sheet.after,
    session,
    facts: [
      { label: sheet.held, value: sheet.day(startsAt) },
      { label: sheet.length, value: duration(minutes) },
      { label: sheet.mode, value: sheet.online },
    ],
    number,
    check: sheet.check,
    address: `${settings().appUrl.host}${routes.checkCertificate}`,
    issued: [sheet.issued(issuedAt), ...corrected],
    claim: sheet.claim,
    link: fullAddress(routes.certificate(number)),
    picture: sheet.picture,
  }
}
