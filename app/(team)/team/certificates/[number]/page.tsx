import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TeamCertificate } from '@/components/team/team-certificate'
import { certificateForTeam } from '@/lib/certificates/queries/team'
import { requireTeam } from '@/lib/team/require-team'
import { teamCertificatesWords } from '@/words/team-certificates'

export const generateMetadata = (): Metadata => ({ title: teamCertificatesWords().page.title })

type Props = { params: Promise<{ number: string }> }

export default async function TeamCertificatePage({ params }: Props) {
  await requireTeam('manager')
  const certificate = await certificateForTeam((await params).number)
  if (!certificate) notFound()
  return (
    <main className="page-width page-main">
      <TeamCertificate {...certificate} />
    </main>
  )
}
