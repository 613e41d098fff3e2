import { InviteSection } from '@/components/school/invitation/invite-section'
import { SchoolHeader } from '@/components/school/school-header'
import { schoolInviteText } from '@/i18n/school-invite'
import { getAccountDetails } from '@/lib/accounts/details'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { countEmailProgress, listInvitations } from '@/lib/schools/invitation/manage'
import { getSeatCounts, getStaffRoomLink } from '@/lib/schools/my-school'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { loadStaffListHistory } from '@/lib/schools/staff-list/history'

export const generateMetadata = describePage(() => ({ title: schoolInviteText().title }))

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function InvitePage({ searchParams }: Props) {
  const text = schoolInviteText()
  const { school, viewer } = await requireCoordinator(routes.schoolInvite)
  const { after } = await searchParams
  const cursor = typeof after === 'string' ? after : undefined
  const [seats, link, invitations, progress, staffLists, { confirmed: isEmailConfirmed }] =
    await Promise.all([
      getSeatCounts(school.id),
      getStaffRoomLink(school.id),
      listInvitations(school.id, { after: cursor }),
      countEmailProgress(school.id),
      loadStaffListHistory(school.id),
      getAccountDetails(viewer.id),
    ])
  const inviteData = {
    confirmed: isEmailConfirmed,
    seats,
    link,
    invitations,
    progress,
    staffLists,
    after: cursor,
  }
  return (
    <main className="page-width work-main">
      <SchoolHeader title={text.title} lede={text.lede} activeTab="invite" />
      <InviteSection school={school} {...inviteData} />
    </main>
  )
}
