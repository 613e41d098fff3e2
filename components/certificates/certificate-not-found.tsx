import { Alert } from '@/components/ui/alert'
import { certificateText } from '@/i18n/certificate'
import { decodeSlug } from '@/lib/certificates/number'
import type { CertificateLookup } from '@/lib/certificates/verify'
import { CertificateCheckForm } from './certificate-check-form'

type CertificateLookupFailure = Exclude<CertificateLookup, { is: 'certificate' | 'elsewhere' }>

export function CertificateNotFound({
  input,
  failure,
}: {
  input: string
  failure: CertificateLookupFailure
}) {
  const { page: text } = certificateText()
  const { title, note } =
    failure.is === 'tooMany' ? text.tooMany(failure.seconds) : text.none[failure.is]
  return (
    <div className="max-w-xl">
      <h1 className="underlined">{title}</h1>
      <Alert tone="warning" className="mt-6">
        {note}
      </Alert>
      <div className="mt-8">
        <CertificateCheckForm initialNumber={decodeSlug(input)} />
      </div>
    </div>
  )
}
