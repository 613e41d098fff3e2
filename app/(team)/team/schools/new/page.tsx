import type { Metadata } from 'next'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { PaperForm } from '@/components/team/schools/paper-form'
import { teamPaperFormText } from '@/i18n/team-paper-form'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamPaperFormText().title })

export default async function NewSchoolPage() {
  const { title, lede } = teamPaperFormText()
  await requireTeam('manager')
  const backLink = <BackLink href={routes.teamSchools} label={teamSchoolsText().school.back} />
  return (
    <TeamPage title={title} lede={lede} beforeTitle={backLink}>
      <PaperForm />
    </TeamPage>
  )
}
