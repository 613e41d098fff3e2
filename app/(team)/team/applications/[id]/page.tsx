import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActiveViewers } from '@/components/team/active-viewers'
import { ApplicationActions } from '@/components/team/application-actions'
import { ApplicationDetails } from '@/components/team/application-details'
import { BackLink } from '@/components/team/back-link'
import { Duplicates, DuplicateWarning } from '@/components/team/duplicates'
import { SchoolHistory } from '@/components/team/school-history'
import { TeamPage } from '@/components/team/team-page'
import { teamSchoolsText } from '@/i18n/team-schools'
import { routes } from '@/lib/routes'
import { listApplicationHistory } from '@/lib/schools/queries/coordinator-view'
import { findDuplicates } from '@/lib/schools/queries/duplicates'
import { findApplicationForTeam } from '@/lib/schools/queries/team-applications'
import { listTermsForTeam } from '@/lib/schools/queries/team-schools'
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
