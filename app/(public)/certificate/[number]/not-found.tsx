import type { Metadata } from 'next'
import { NoCertificate } from '@/components/certificates/no-certificate'
import { certificateWords } from '@/words/certificate'

export const generateMetadata = (): Metadata => ({ title: certificateWords().check.title })

/** On hosts without our server, which shows the reason with the number that was typed. */
export default function UnknownCertificatePage() {
  return (
    <main className="page-width page-main">
      <NoCertificate typed="" found={{ is: 'unknown' }} />
    </main>
  )
}
