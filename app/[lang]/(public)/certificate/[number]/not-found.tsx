import { CertificateNotFound } from '@/components/certificates/certificate-not-found'
import { certificateText } from '@/i18n/certificate'
import { describePage } from '@/lib/page-metadata'

export const generateMetadata = describePage(() => ({ title: certificateText().check.title }))

/** Only for hosts without our server, which would name the number and the reason. */
export default function UnknownCertificatePage() {
  return (
    <main className="page-width page-main">
      <CertificateNotFound input="" failure={{ is: 'unknown' }} />
    </main>
  )
}
