import type { Metadata } from 'next'
import { CertificateNotFound } from '@/components/certificates/certificate-not-found'
import { certificateText } from '@/i18n/certificate'

export const generateMetadata = (): Metadata => ({ title: certificateText().check.title })

/** On hosts without our server, which shows the reason with the number that was typed. */
export default function UnknownCertificatePage() {
  return (
    <main className="page-width page-main">
      <CertificateNotFound typed="" found={{ is: 'unknown' }} />
    </main>
  )
}
