import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { CertificateDetails } from '@/components/certificates/certificate-details'
import { CertificateNotFound } from '@/components/certificates/certificate-not-found'
import { certificateText } from '@/i18n/certificate'
import { lookUpCertificate } from '@/lib/certificates/verify'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { getRequestId, updateRequestContext } from '@/server/contract'

export const generateMetadata = describePage(() => ({
  title: certificateText().check.title,
  referrer: 'no-referrer',
  robots: { index: false },
}))

type Props = { params: Promise<{ number: string }> }

/** Shows what a verifier needs and no other personal data. */
export default async function CertificatePage({ params }: Props) {
  const { number } = await params
  const requestHeaders = await headers()
  const result = await lookUpCertificate(number, requestHeaders)
  if (result.is === 'elsewhere') redirect(routes.certificate(result.number))
  if (result.is !== 'certificate')
    setResponseStatus(requestHeaders, result.is === 'tooMany' ? 429 : 404)
  return (
    <main className="page-width page-main">
      {result.is === 'certificate' ? (
        <CertificateDetails certificate={result.certificate} />
      ) : (
        <CertificateNotFound input={number} failure={result} />
      )}
    </main>
  )
}

/** Next's `notFound()` sends an error shell that stays empty without scripts. */
function setResponseStatus(requestHeaders: Headers, status: number) {
  if (getRequestId(requestHeaders)) updateRequestContext(requestHeaders, { status })
  else if (status === 404) notFound()
}
