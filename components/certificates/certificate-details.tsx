import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import { certificateText } from '@/i18n/certificate'
import { getForeignTag } from '@/i18n/language'
import { toSettingsFields } from '@/lib/certificates/settings'
import type { Certificate } from '@/lib/certificates/verify'
import { routes } from '@/lib/routes'

const STATUS_TONES = { valid: 'success', corrected: 'success', revoked: 'error' } as const

export function CertificateDetails({ certificate }: { certificate: Certificate }) {
  const { page: pageText, check: checkText } = certificateText()
  const { status, number } = certificate
  return (
    <div className="max-w-2xl">
      <h1 className="underlined">{pageText[status]}</h1>
      <Alert tone={STATUS_TONES[status]} className="mt-6">
        {status === 'revoked' ? pageText.revokedNote : pageText.compare}
      </Alert>
      <CertificateRows {...certificate} />
      {status === 'corrected' && <p className="mt-5">{pageText.correctedNote}</p>}
      {status !== 'revoked' && (
        <p className="mt-5">
          <a href={routes.certificatePdf(number)} className="inline-flex min-h-11 items-center">
            {pageText.pdf}
          </a>
        </p>
      )}
      <p className="mt-5 text-muted">{pageText.claim}</p>
      <p className="mt-5">
        <Link
          href={routes.checkCertificate}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {checkText.again}
        </Link>
      </p>
    </div>
  )
}

/** Revoked certificates show only what the printed one says, for comparison. */
function CertificateRows({
  name,
  session: sessionTitle,
  sessionLanguage,
  startsAt,
  minutes,
  mode,
  issuedAt,
  correctedAt,
  number,
  settings,
}: Certificate) {
  const {
    page: pageText,
    sheet: sheetText,
    day: formatDay,
    duration: formatDuration,
  } = certificateText()
  const { facts: labels } = pageText
  const { signatory, signatoryTitle, partner } = toSettingsFields(settings)
  const session = <span lang={getForeignTag(sessionLanguage)}>{sessionTitle}</span>
  const rows = [
    [labels.name, name],
    [labels.session, session],
    [labels.held, sheetText.day(startsAt)],
    [labels.length, pageText.lengths[mode](formatDuration(minutes))],
    [labels.issued, formatDay(issuedAt)],
    ...(correctedAt ? [[labels.corrected, formatDay(correctedAt)] as const] : []),
    ...(signatory
      ? [[labels.signatory, [signatory, signatoryTitle].filter(Boolean).join(', ')] as const]
      : []),
    ...(partner ? [[labels.partner, partner] as const] : []),
    [labels.number, number],
  ] as const
  return (
    <dl className="sheet mt-6 grid gap-4 px-5 py-6 sm:px-8">
      {rows.map(([label, value]) => (
        <div key={label} className="sm:grid sm:grid-cols-lead-lg sm:gap-x-6">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="font-semibold wrap-anywhere sm:text-start">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
