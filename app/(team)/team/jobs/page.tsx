import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { JobsTable } from '@/components/team/jobs/jobs-table'
import { teamJobsText } from '@/i18n/team-jobs'
import { listJobsWithReports } from '@/lib/housekeeping/list-jobs'
import { requireTeam } from '@/lib/team-access/require-team'

export const generateMetadata = (): Metadata => ({ title: teamJobsText().title })

export default async function TeamJobsPage() {
  await requireTeam('manager')
  const { title, lede } = teamJobsText()
  return (
    <TeamPage title={title} lede={lede}>
      <JobsTable jobs={await listJobsWithReports()} />
    </TeamPage>
  )
}
