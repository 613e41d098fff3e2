import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActiveViewers } from '@/components/team/frame/active-viewers'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { ApplicationActions } from '@/components/team/schools/application-actions'
import { ApplicationDetails } from '@/components/team/schools/application-details'
import { Duplicates, DuplicateWarning } from '@/components/team/schools/duplicates'
import { SchoolHistory } from '@/components/team/schools/school-history'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import { findDuplicates } from '@/lib/schools/application/duplicates'
import { findApplicationForTeam } from '@/lib/schools/application/team-list'
import { listApplicationHistory } from '@/lib/schools/my-school'
import { listTermsForTeam } from '@/lib/schools/team-schools'
import { recordActiveViewer } from '@/lib/team/active-viewers'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamSchoolsText().title })

type Props = { params: Promise<{ id: string }> }

export default async function ApplicationPage({ params }: Props) {
  const text = teamSchoolsText()
  const viewer = await requireTeam('manager')
  const application = (await findApplicationForTeam((await params).id)) ?? notFound()
  const { schoolId, fields } = application
  const [duplicates, history, terms, otherViewers] = await Promise.all([
    findDuplicates(schoolId, fields),
    listApplicationHistory(schoolId),
    listTermsForTeam(schoolId),
    recordActiveViewer(viewer, { targetId: application.id }),
  ])
  const backLink = <BackLink href={routes.teamApplications} label={text.title} />
  return (
    <TeamPage title={fields.institution_name} beforeTitle={backLink}>
      <ActiveViewers targetId={application.id} others={otherViewers} />
      <DuplicateWarning duplicates={duplicates} />
      <div className="team-aside">
        <ApplicationDetails application={application} />
        {application.state === 'received' && <ApplicationActions application={application} />}
      </div>
      <Duplicates ownSchool={{ id: schoolId, fields }} duplicates={duplicates} />
      <SchoolHistory history={history} terms={terms} />
    </TeamPage>
  )
}
