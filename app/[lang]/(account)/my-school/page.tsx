import { InHouseCodeForm } from '@/components/in-house/in-house-code-form'
import { NoSchool } from '@/components/school/no-school'
import { SchoolDashboard } from '@/components/school/school-dashboard'
import { RequiredLoginNotice } from '@/components/school/sign-in/required-login-notice'
import { parseTeacherListQuery } from '@/components/school/teachers/teacher-list-query'
import { TeacherSeat } from '@/components/school/teachers/teacher-seat'
import { EditorLink } from '@/components/school-sites/editor-link'
import { mySchoolText } from '@/i18n/my-school'
import { findRequiredLogin } from '@/lib/accounts/login/school-login'
import { requireViewer } from '@/lib/auth/viewer'
import { loadSchoolBoard } from '@/lib/learning/school-board'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { findDisclosureWork } from '@/lib/school-sites/disclosure/reminders'
import { findNewEnquiries } from '@/lib/school-sites/enquiries/enquiries'
import { findSiteEditor } from '@/lib/school-sites/pages/editor'
import { findApproval } from '@/lib/school-sites/site/approval'
import { findUnpublishedChanges } from '@/lib/school-sites/site/unpublished'
import { listUnanswered } from '@/lib/schools/invitation/manage'
import {
  getMySchool,
  getSeatCounts,
  listAllTerms,
  listApplicationHistory,
} from '@/lib/schools/my-school'
import { readSeatOffer } from '@/lib/schools/sign-in/offer'
import { findWaiting } from '@/lib/schools/sign-in/overview'
import { hasOpenCode, listOpenAttendance } from '@/lib/training/in-house/session'
import '@/app/styles/school-board.css'

export const generateMetadata = describePage(() => ({ title: mySchoolText().title }))

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function MySchoolPage({ searchParams }: Props) {
  const viewer = await requireViewer(routes.mySchool)
  const school = await getMySchool(viewer.id)
  const required = school && (await findRequiredLogin(viewer.id))
  return (
    <main className="page-width work-main">
      {!school && <NoSchool offer={await readSeatOffer(viewer.id)} />}
      {school?.role === 'teacher' && (
        <TeacherSeat school={school}>
          {required && <RequiredLoginNotice required={required} />}
          {(await hasOpenCode(viewer.id)) && <InHouseCodeForm />}
        </TeacherSeat>
      )}
      {school?.role === 'teacher' && (await findSiteEditor(viewer)) && <EditorLink />}
      {school?.role === 'coordinator' && (
        <SchoolDashboard
          school={school}
          {...(await loadSchoolDashboard(school.id, await searchParams))}
        />
      )}
    </main>
  )
}

async function loadSchoolDashboard(id: string, params: Awaited<Props['searchParams']>) {
  const query = parseTeacherListQuery(params)
  const [seats, history, terms, board] = await Promise.all([
    getSeatCounts(id),
    listApplicationHistory(id),
    listAllTerms(id),
    loadSchoolBoard(id, query),
  ])
  const [waiting, unanswered, openAttendance, siteChanges, disclosure, approval, enquiries] =
    await Promise.all([
      findWaiting(id),
      listUnanswered(id),
      listOpenAttendance(id),
      findUnpublishedChanges(id),
      findDisclosureWork(id),
      findApproval(id),
      findNewEnquiries(id),
    ])
  const work = { waiting, unanswered, openAttendance, siteChanges, disclosure, approval, enquiries }
  return { query, seats, history, terms, work, board }
}
