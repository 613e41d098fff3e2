import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { certificateText } from '@/i18n/certificate'
import { getLanguageTag } from '@/i18n/language'
import { routes } from '@/lib/routes'
import { toSettingsFields } from './certificate-settings'
import type { CertificateText } from './draw/text'
import { loadImages } from './images'
import type { Certificate } from './queries/certificate'
import { fillPlaceholders } from './wording'

export function getCertificateText(certificate: Certificate): CertificateText {
  const { sheet: text, duration } = certificateText()
  const { name, session, number, startsAt, minutes, mode, issuedAt, correctedAt } = certificate
  const correctedLines = correctedAt ? [text.corrected(correctedAt)] : []
  return {
    lang: getLanguageTag(),
    title: text.title(name),
    createdAt: (correctedAt ?? issuedAt).toISOString(),
    site: site.name,
    ...getWording(certificate),
    name,
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
    ...getSignature(certificate),
  }
}

/** With the bytes of the pictures, for one certificate. */
export async function loadCertificateInput(certificate: Certificate) {
  const text = getCertificateText(certificate)
  return { ...text, images: await loadImages([text]) }
}

/** An empty line of the settings has the site's own text. */
function getWording({ kind, mode, minutes, startsAt, settings: stored }: Certificate) {
  const { sheet: text, duration } = certificateText()
  const fields = toSettingsFields(stored)
  const values = {
    mode: text.placeholders[mode],
    length: duration(minutes),
    day: text.day(startsAt),
  }
  return {
    heading: fillPlaceholders(fields[`${kind}_heading`] || text.heading, values),
    before: fillPlaceholders(fields[`${kind}_before`] || text.before, values),
    after: fillPlaceholders(fields[`${kind}_after`] || text.after[mode], values),
  }
}

function getSignature({
  settings: stored,
}: Certificate): Pick<CertificateText, 'signature' | 'partner'> {
  const { sheet: text } = certificateText()
  const { signatory, signatoryTitle, partner, signatureFile, logoFile } = toSettingsFields(stored)
  return {
    ...(signatory && {
      signature: {
        image: signatureFile || null,
        alt: text.signature(signatory),
        name: signatory,
        title: signatoryTitle,
      },
    }),
    ...(partner && {
      partner: { image: logoFile || null, alt: text.logo(partner), line: text.partner(partner) },
    }),
  }
}
