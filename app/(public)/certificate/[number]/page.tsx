import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { noteOnRequest, requestIdOf } from '@/base/request-notes'
import { CertificateFacts } from '@/components/certificates/certificate-facts'
import { NoCertificate } from '@/components/certificates/no-certificate'
import { lookUp } from '@/lib/certificates/queries/look-up'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'

export const generateMetadata = (): Metadata => ({
  title: certificateWords().check.title,
  referrer: 'no-referrer',
  robots: { index: false },
})

type Props = { params: Promise<{ number: string }> }

/** What somebody with a paper in hand wants to know, and no more. */
export default async function CertificatePage({ params }: Props) {
  const { number } = await params
  const sent = await headers()
  const found = await lookUp(number, sent)
  if (found.is === 'elsewhere') redirect(routes.certificate(found.number))
  if (found.is !== 'certificate') noteStatus(sent, found.is === 'tooMany' ? 429 : 404)
  return (
    <main className="page-width page-main">
      {found.is === 'certificate' ? (
        <CertificateFacts certificate={found.certificate} />
      ) : (
        <NoCertificate typed={number} found={found} />
      )}
    </main>
  )
}

/** Next knows one way to a 404: it sends its error shell, which shows nothing without scripts. */
function noteStatus(sent: Headers, status: number) {
  if (requestIdOf(sent)) noteOnRequest(sent, { status })
  else if (status === 404) notFound()
}
