import type { Metadata } from 'next'
import { CheckForm } from '@/components/certificates/check-form'
import { Alert } from '@/components/ui/alert'
import { certificateWords } from '@/words/certificate'

export const generateMetadata = (): Metadata => ({ title: certificateWords().check.title })

/** On hosts without our server, which shows the reason with the number that was typed. */
export default function UnknownCertificatePage() {
  const { title, note } = certificateWords().page.none.unknown
  return (
    <main className="page-width page-main">
      <div className="max-w-xl">
        <h1 className="underlined">{title}</h1>
        <Alert tone="warning" className="mt-6">
          {note}
        </Alert>
        <div className="mt-8">
          <CheckForm />
        </div>
      </div>
    </main>
  )
}
