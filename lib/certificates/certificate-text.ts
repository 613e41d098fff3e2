import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { certificateText } from '@/i18n/certificate'
import { getLanguage, getLanguageTag } from '@/i18n/language'
import { runInLanguage } from '@/i18n/request-language'
import { routes } from '@/lib/routes'
import { toSettingsFields } from './certificate-settings'
import type { CertificateText, SecondWording } from './draw/text'
import { loadImages } from './images'
import type { Certificate } from './queries/certificate'
import { fillPlaceholders, toWordingField, type WordingLine } from './wording'

/** In the languages that the certificate was issued in, whatever the language of the request. */
export function getCertificateText(certificate: Certificate): CertificateText {
  const { language } = certificate
  const english = runInLanguage('en', () => getEnglishText(certificate))
  return language === 'en'
    ? english
    : { ...english, second: runInLanguage(language, () => getSecondWording(certificate)) }
}

/** With the bytes of the pictures, for one certificate. */
export async function loadCertificateInput(certificate: Certificate) {
  const text = getCertificateText(certificate)
  return { ...text, images: await loadImages([text]) }
}

function getEnglishText(certificate: Certificate): CertificateText {
  const { sheet: text } = certificateText()
  const { name, session, number, issuedAt, correctedAt } = certificate
  return {
    lang: getLanguageTag(),
    title: text.title(name),
    createdAt: (correctedAt ?? issuedAt).toISOString(),
    site: site.name,
    ...getWording(certificate),
    name,
    session,
    ...getFacts(certificate),
    number,
    address: `${settings().appUrl.host}${routes.checkCertificate}`,
    link: absoluteUrl(routes.certificate(number)),
    picture: text.picture,
    ...getSignature(certificate),
  }
}

/** The name, the session and the signatory are printed once, above it. */
function getSecondWording(certificate: Certificate): SecondWording {
  const { sheet: text } = certificateText()
  const { partner } = toSettingsFields(certificate.settings)
  return {
    lang: getLanguageTag(),
    ...getWording(certificate),
    ...getFacts(certificate),
    ...(partner && { partner: text.partner(partner) }),
  }
}

function getFacts({ startsAt, minutes, mode, issuedAt, correctedAt }: Certificate) {
  const { sheet: text, duration } = certificateText()
  return {
    facts: [
      { label: text.held, value: text.day(startsAt) },
      { label: text.length, value: duration(minutes) },
      { label: text.mode, value: text.modes[mode] },
    ],
    check: text.check,
    issued: [text.issued(issuedAt), ...(correctedAt ? [text.corrected(correctedAt)] : [])],
    claim: text.claim,
  }
}

/** In the current language. An empty line of the settings has the site's own text. */
function getWording({ kind, mode, minutes, startsAt, settings: stored }: Certificate) {
  const { sheet: text, duration } = certificateText()
  const fields = toSettingsFields(stored)
  const values = {
    mode: text.placeholders[mode],
    length: duration(minutes),
    day: text.day(startsAt),
  }
  const fillLine = (line: WordingLine, usual: string) =>
    fillPlaceholders(fields[toWordingField(kind, line, getLanguage())] || usual, values)
  return {
    heading: fillLine('heading', text.heading),
    before: fillLine('before', text.before),
    after: fillLine('after', text.after[mode]),
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
