import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TeamCertificate } from '@/components/certificates/team/team-certificate'
import { TeamPage } from '@/components/team/frame/team-page'
import { teamCertificatesText } from '@/i18n/team-certificates'
import { getCertificateForTeam } from '@/lib/certificates/verify'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamCertificatesText().page.title })

type Props = { params: Promise<{ number: string }> }

export default async function TeamCertificatePage({ params }: Props) {
  await requireTeam('manager')
  const certificate = await getCertificateForTeam((await params).number)
  if (!certificate) notFound()
  return (
    <TeamPage title={certificate.number}>
      <TeamCertificate {...certificate} />
    </TeamPage>
  )
}
