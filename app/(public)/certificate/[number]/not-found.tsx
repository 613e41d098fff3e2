import type { Metadata } from 'next'
import { UnknownNumber } from '@/components/certificates/unknown-number'
import { certificateWords } from '@/words/certificate'

export const generateMetadata = (): Metadata => ({ title: certificateWords().check.title })

export default function UnknownCertificatePage() {
  return (
    <main className="page-width page-main">
      <UnknownNumber />
    </main>
  )
}
