import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { CertificateFacts } from '@/components/certificates/certificate-facts'
import { NoCertificate } from '@/components/certificates/no-certificate'
import { lookUp } from '@/lib/certificates/queries/look-up'
import { textOf } from '@/lib/certificates/typed'
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
  const found = await lookUp(number, await headers())
  if (found.is === 'elsewhere') redirect(routes.certificate(found.number))
  if (found.is !== 'certificate' && found.is !== 'tooMany') notFound()
  return (
    <main className="page-width page-main">
      {found.is === 'certificate' ? (
        <CertificateFacts certificate={found.certificate} />
      ) : (
        <NoCertificate {...certificateWords().page.tooMany(found.seconds)} typed={textOf(number)} />
      )}
    </main>
  )
}
