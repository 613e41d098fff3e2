import { notFound } from 'next/navigation'
import '@/app/styles/certificate-page.css'
import { OwnCertificate } from '@/components/learning/own-certificate'
import { myLearningText } from '@/i18n/my-learning'
import { requireViewer } from '@/lib/auth/viewer'
import { getOwnCertificate } from '@/lib/certificates/own'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({
  title: myLearningText().certificate.title,
  referrer: 'no-referrer',
}))

type Props = { params: Promise<{ number: string }> }

export default async function MyCertificatePage({ params }: Props) {
  const { number } = await params
  const viewer = await requireViewer(routes.myCertificate(number))
  const certificate = await getOwnCertificate(viewer, number)
  if (!certificate) notFound()
  return (
    <main className="page-width work-main certificate-main">
      <OwnCertificate {...certificate} />
    </main>
  )
}
