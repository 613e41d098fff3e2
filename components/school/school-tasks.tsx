import type { ReactNode } from 'react'
import { Picture } from '@/components/site/picture'
import { buttonClass } from '@/components/ui/button'
import { mySchoolText } from '@/i18n/my-school'
import { schoolLoginText } from '@/i18n/school-login'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import type { SchoolBoard } from '@/lib/learning/school-board'
import { routes } from '@/lib/routes'
import type { DisclosureWork } from '@/lib/school-sites/disclosure/reminders'
import type { SiteApproval } from '@/lib/school-sites/site/approval'
import type { SiteDraftChanges } from '@/lib/school-sites/site/unpublished'
import type { listUnanswered } from '@/lib/schools/invitation/manage'
import type { listOpenAttendance } from '@/lib/training/in-house/session'

export type WaitingWork = {
  /** Teachers who found no free seat. */
  waiting: { count: number; names: string[] }
  unanswered: Awaited<ReturnType<typeof listUnanswered>>
  openAttendance: Awaited<ReturnType<typeof listOpenAttendance>>
  siteChanges: SiteDraftChanges | null
  /** Documents of the disclosure that end soon or have ended. */
  disclosure: DisclosureWork | null
  /** Parents who wait for a call. */
  enquiries: { count: number; names: string[] }
  /** A teacher asks to publish, or the draft was returned. */
  approval: SiteApproval | null
}

type SchoolTask = { key: string; text: string; objects?: string; href: string; label: string }

type Props = WaitingWork & {
  board: Pick<SchoolBoard, 'needing' | 'year' | 'rule'>
  isTermRunning: boolean
  /** The subscription's own notice, which comes first. */
  notice: ReactNode
}

/** What a coordinator has to do, the most urgent first, each with its place. */
export function SchoolTasks({ notice, ...props }: Props) {
  const { tasks: text } = mySchoolText()
  const tasks = listTasks(props)
  return (
    <section aria-labelledby="to-do" className="panel across">
      <h2 id="to-do">{text.heading}</h2>
      {notice}
      {!notice && tasks.length === 0 && (
        <div className="mt-3 flex items-center gap-4">
          <Picture name="stamp" className="w-20 shrink-0" />
          <p>{text.none}</p>
        </div>
      )}
      <ul className="rows mt-1">
        {tasks.map(({ key, text: sentence, objects, href, label }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 grow basis-48 wrap-anywhere">
              <span id={`task-${key}`} className="block font-semibold">
                {sentence}
              </span>
              {objects && <span className="block text-muted">{objects}</span>}
            </span>
            <a href={href} aria-describedby={`task-${key}`} className={buttonClass('secondary')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function listTasks(props: Omit<Props, 'notice'>): SchoolTask[] {
  const { waiting, unanswered, openAttendance, isTermRunning, board, enquiries } = props
  const { tasks: text } = mySchoolText()
  const name = ({ count, names }: { count: number; names: string[] }) =>
    text.names(names, count - names.length)
  const waitingTeachers = waiting.count > 0 && {
    ...{ key: 'waiting', href: routes.schoolSignIn, label: text.seeWaiting },
    ...{ text: schoolLoginText().waiting.heading(waiting.count), objects: name(waiting) },
  }
  const invitations = isTermRunning &&
    unanswered.count > 0 && {
      ...{ key: 'invitations', href: `${routes.schoolInvite}#open`, label: text.seeInvitations },
      ...{ text: text.invitations(unanswered.count), objects: name(unanswered) },
    }
  const attendance = openAttendance.map(({ id, title, startsAt }) => ({
    ...{ key: id, href: routes.schoolSession(id), label: text.closeAttendance },
    ...{ text: text.attendance(startsAt), objects: title },
  }))
  const parents = enquiries.count > 0 && {
    ...{ key: 'enquiries', href: routes.schoolEnquiries, label: text.seeEnquiries },
    ...{ text: text.enquiries(enquiries.count), objects: name(enquiries) },
  }
  const hours = board.needing.count > 0 && {
    ...{ key: 'hours', href: routes.schoolTraining, label: text.seeTraining },
    text: text.hours(board.needing.count, board.rule.totalHours, board.year.to),
    objects: name(board.needing),
  }
  const website = [describeDocuments(props), describeSite(props)]
  return [waitingTeachers, parents, invitations, ...attendance, ...website, hours].filter(
    (task) => typeof task === 'object',
  )
}

function describeSite({ siteChanges, isTermRunning, approval }: Omit<Props, 'notice'>) {
  const { tasks: text } = mySchoolText()
  if (approval?.state === 'waiting')
    return {
      ...{ key: 'website', href: routes.schoolWebsite, label: text.seeAsked },
      ...{ text: text.askedSite, objects: approval.name ?? '' },
    }
  if (!siteChanges || !isTermRunning) return false
  const { isNew, hasDesign, pages } = siteChanges
  const objects = [...(hasDesign ? [text.design] : []), ...pages].join(', ')
  return {
    ...{ key: 'website', href: routes.schoolWebsite, label: text.seeWebsite },
    ...{ text: isNew ? text.newSite : text.changedSite, objects },
  }
}

function describeDocuments({ disclosure }: Omit<Props, 'notice'>) {
  const { tasks: text } = mySchoolText()
  if (!disclosure) return false
  const words = schoolSiteDisclosureText()
  const objects = disclosure.documents
    .map(({ title, until, hasEnded }) => (hasEnded ? words.ended : words.ends)(title, until))
    .join('. ')
  return {
    ...{ key: 'documents', href: routes.schoolWebsitePage(disclosure.pageId) },
    ...{ text: text.documents(disclosure.documents.length), objects, label: text.seeDocuments },
  }
}
