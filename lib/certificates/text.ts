import 'server-only'
import { createUnavailableError } from '@/base/errors'
import { absoluteUrl } from '@/base/owner'
import { getProcessSingleton } from '@/base/process-singleton'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { certificateText } from '@/i18n/certificate'
import { getLanguage, getLanguageTag } from '@/i18n/language'
import { runInLanguage } from '@/i18n/request-language'
import type { CertificateText, SecondWording } from '@/lib/documents/text'
import { buildFileKey, getFileStore } from '@/lib/files/store'
import { MissingFileError } from '@/lib/files/store/contract'
import { routes } from '@/lib/routes'
import { fillWording, toSettingsFields, toWordingField, type WordingLine } from './settings'
import type { Certificate } from './verify'

/** The id is a hash of the bytes, so an entry never goes out of date. */
const imageCache = getProcessSingleton('certificate images', () => new Map<string, Uint8Array>())

const MAX_CACHED_IMAGES = 8

/** The bytes that the texts refer to, by id; undefined if none does. */
export async function loadImages(
  texts: CertificateText[],
): Promise<Record<string, Uint8Array> | undefined> {
  const ids = texts.flatMap(({ signature, partner }) => [signature?.image, partner?.image])
  const uniqueIds = new Set(ids.filter((id) => typeof id === 'string'))
  if (uniqueIds.size === 0) return undefined
  const entries = [...uniqueIds].map(async (id) => [id, await loadImage(id)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

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

async function loadImage(id: string): Promise<Uint8Array> {
  const cachedBytes = imageCache.get(id)
  if (cachedBytes) return cachedBytes
  const stream = await getFileStore().get(buildFileKey(id)).catch(throwUnavailable)
  const bytes = Buffer.concat(await stream.toArray())
  if (imageCache.size >= MAX_CACHED_IMAGES) imageCache.clear()
  imageCache.set(id, bytes)
  return bytes
}

/** Without it the certificate would differ from the one that was issued. */
function throwUnavailable(error: unknown): never {
  throw error instanceof MissingFileError
    ? createUnavailableError('a picture of the certificate is missing', error)
    : error
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
    fillWording(fields[toWordingField(kind, line, getLanguage())] || usual, values)
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
