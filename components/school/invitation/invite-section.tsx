import type { ComponentProps } from 'react'
import { MoreSeatsLink } from '@/components/billing/more-seats-link'
import { ActionLink } from '@/components/ui/action-link'
import { Alert } from '@/components/ui/alert'
import { schoolInviteText } from '@/i18n/school-invite'
import { routes } from '@/lib/routes'
import type { MySchool, SchoolSeatCounts } from '@/lib/schools/my-school'
import type { StaffListHistory } from '@/lib/schools/staff-list/history'
import { StaffListSection } from '../staff-list/staff-list-section'
import { StaffRoomLink } from '../staff-room-link'
import { EmailProgress, type InviteEmailProgress } from './email-progress'
import { InviteForm } from './invite-form'
import { OpenInvitations } from './open-invitations'

type Props = Omit<ComponentProps<typeof OpenInvitations>, 'school'> & {
  school: MySchool
  confirmed: boolean
  seats: SchoolSeatCounts
  link: ComponentProps<typeof StaffRoomLink>['link']
  progress: InviteEmailProgress
  staffLists: StaffListHistory
}

/** Without a running term there are no seats to give. */
export function InviteSection({
  school,
  confirmed: isEmailConfirmed,
  seats,
  link,
  progress,
  staffLists,
  ...openInvitationProps
}: Props) {
  const text = schoolInviteText()
  if (school.term?.status !== 'running')
    return (
      <Alert tone="warning" className="mt-6">
        {text.noTerm}
      </Alert>
    )
  return (
    <>
      <p className="mt-4 font-semibold">{seats.free === 0 ? text.full : text.free(seats.free)}</p>
      {seats.free === 0 && <MoreSeatsLink />}
      <section aria-labelledby="by-mail" className="mt-8 max-w-2xl">
        <h2 id="by-mail">{text.byMail.heading}</h2>
        <div className="mt-4">
          {isEmailConfirmed ? <InviteForm /> : <UnconfirmedNotice />}
          <EmailProgress progress={progress} />
        </div>
      </section>
      {isEmailConfirmed && <StaffListSection {...staffLists} />}
      <StaffRoomLink school={school.name} link={link} />
      <OpenInvitations school={school.name} {...openInvitationProps} />
    </>
  )
}

function UnconfirmedNotice() {
  const { text, way: linkLabel } = schoolInviteText().unconfirmed
  return (
    <Alert tone="info">
      <p>{text}</p>
      <ActionLink href={routes.profileEmail}>{linkLabel}</ActionLink>
    </Alert>
  )
}
