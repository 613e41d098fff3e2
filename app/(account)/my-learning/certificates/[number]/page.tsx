import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OwnCertificate } from '@/components/learning/own-certificate'
import { requireViewer } from '@/lib/auth/viewer'
import { ownCertificate } from '@/lib/certificates/queries/own'
import { routes } from '@/lib/routes'
import { myLearningWords } from '@/words/my-learning'

export const generateMetadata = (): Metadata => ({
  title: myLearningWords().certificate.title,
  referrer: 'no-referrer',
})

type Props = { params: Promise<{ number: string }> }

export default async function MyCertificatePage({ params }: Props) {
  const { number } = await params
  const viewer = await requireViewer(routes.myCertificate(number))
  const certificate = await ownCertificate(viewer, number)
  if (!certificate) notFound()
  return (
    <main className="page-width page-main">
      <OwnCertificate {...certificate} />
    </main>
  )
}
