import Link from 'next/link'
import { Alert } from '@/components/ui/alert'
import type { Certificate } from '@/lib/certificates/queries/certificate'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'

const TONES = { valid: 'success', corrected: 'success', revoked: 'error' } as const

/** A certificate that was issued, as its page tells anyone. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { page, check } = certificateWords()
  const { standing, number } = certificate
  return (
    <div className="max-w-2xl">
      <h1 className="underlined">{page[standing]}</h1>
      <Alert tone={TONES[standing]} className="mt-6">
        {standing === 'revoked' ? page.revokedNote : page.compare}
      </Alert>
      <Facts {...certificate} />
      {standing === 'corrected' && <p className="mt-5">{page.correctedNote}</p>}
      {standing !== 'revoked' && (
        <p className="mt-5">
          <a href={routes.certificatePdf(number)} className="inline-flex min-h-11 items-center">
            {page.pdf}
          </a>
        </p>
      )}
      <p className="mt-5 text-muted">{page.claim}</p>
      <p className="mt-5">
        <Link
          href={routes.checkCertificate}
          prefetch={false}
          className="inline-flex min-h-11 items-center"
        >
          {check.again}
        </Link>
      </p>
    </div>
  )
}

/** Of what was revoked only what the paper says anyway, so that the two can be compared. */
function Facts({ name, session, startsAt, minutes, issuedAt, correctedAt, number }: Certificate) {
  const { page, sheet, day, duration } = certificateWords()
  const { facts } = page
  const rows = [
    [facts.name, name],
    [facts.session, session],
    [facts.held, sheet.day(startsAt)],
    [facts.length, page.online(duration(minutes))],
    [facts.issued, day(issuedAt)],
    ...(correctedAt ? [[facts.corrected, day(correctedAt)] as const] : []),
    [facts.number, number],
  ] as const
  return (
    <dl className="sheet mt-6 grid gap-4 px-5 py-6 sm:px-8">
      {rows.map(([label, value]) => (
        <div key={label} className="sm:grid sm:grid-cols-[10rem_1fr] sm:gap-x-6">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="font-semibold wrap-anywhere sm:text-start">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
