import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { DescriptionRow } from '@/components/ui/description-row'
import { actionText } from '@/i18n/actions'
import { mySchoolText } from '@/i18n/my-school'
import type { MySchool } from '@/lib/schools/my-school'
import { TermNotice } from '../subscription/term-notice'
import { LeaveSchoolButton } from './leave-school-button'

type Props = { school: MySchool; children?: ReactNode }

/** `children` come first after the notice: what the teacher does today. */
export function TeacherSeat({ school, children }: Props) {
  const text = mySchoolText()
  const { teacher: seatText } = text
  const { name, since: memberSince, term, coordinators } = school
  return (
    <>
      <h1 className="underlined">{name}</h1>
      <p className="lede mt-4">{seatText.lede(name)}</p>
      <TermNotice {...school} />
      {children}
      <section aria-labelledby="seat" className="sheet mt-8 max-w-2xl px-5 py-6 sm:px-8">
        <h2 id="seat" className="text-2xl">
          {seatText.facts}
        </h2>
        <dl className="mt-4 grid gap-4">
          <DescriptionRow name={seatText.since}>{text.day(memberSince)}</DescriptionRow>
          {term?.status === 'running' && (
            <DescriptionRow name={seatText.until}>{text.day(term.lastDay)}</DescriptionRow>
          )}
          <DescriptionRow
            name={coordinators.length > 1 ? seatText.coordinators : seatText.coordinator}
          >
            {coordinators.map(({ membershipId, name: coordinatorName, email }) => (
              <span key={membershipId} className="block">
                <span className="block">{coordinatorName}</span>
                <a href={`mailto:${email}`} className="break-all">
                  {email}
                </a>
              </span>
            ))}
          </DescriptionRow>
        </dl>
      </section>
      <div className="prose mt-8">
        <h2>{seatText.sees}</h2>
        <p>{seatText.seen}</p>
        <h2>{seatText.leave}</h2>
        <p>{seatText.leaving}</p>
      </div>
      <noscript>
        <Alert tone="warning" className="mt-4">
          {actionText().noScript}
        </Alert>
      </noscript>
      <div className="mt-4">
        <LeaveSchoolButton label={seatText.leaveButton} />
      </div>
    </>
  )
}
