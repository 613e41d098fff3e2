import 'server-only'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { requireUuid } from '@/base/ids'
import { absoluteUrl } from '@/base/owner'
import { database } from '@/db/client'
import { orderByName } from '@/db/name-order'
import { users } from '@/db/read-models/accounts'
import { schools } from '@/db/read-models/schools'
import { inHouseAttendances, inHouseSessions } from '@/db/schema'
import { formatFullDateOfTime, formatIndianTime } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'
import { sessionPapersText } from '@/i18n/session-papers'
import { trainingText } from '@/i18n/training'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { renderReport, renderSchoolCertificate } from '@/lib/documents/render'
import type { ReportBlock, ReportText } from '@/lib/documents/text'
import { routes } from '@/lib/routes'
import { inHouseCounts } from './hours'
import { type Coordinator, hadSeat, listSessionItems, requireOwnSession } from './session'

/** Below the time limit of one drawing; a school with more teachers prints the rest as empty rows. */
const MAX_LISTED_TEACHERS = 1000
const EMPTY_ROWS = 6
const NOTE_LINES = 4

type PaperSession = Awaited<ReturnType<typeof requireOwnSession>>

/** What the teachers get on paper: topic, material with its code, questions with space to write. */
export async function sendHandout(viewer: Coordinator, id: string): Promise<Response> {
  const { handout: text } = sessionPapersText()
  const session = await requireOwnSession(viewer, id)
  const material = (await listSessionItems()).find(({ value }) => value === session.itemId)
  const body = await renderPaper(session, text.heading, [
    ...(material ? listMaterialBlocks(material) : []),
    ...text.questions.flatMap((question): ReportBlock[] => [
      { kind: 'heading', text: question },
      { kind: 'lines', count: NOTE_LINES },
    ]),
    { kind: 'text', text: text.attendance },
  ])
  return buildPrivateFileResponse(body, 'application/pdf', 'handout.pdf')
}

type SessionItem = Awaited<ReturnType<typeof listSessionItems>>[number]

function listMaterialBlocks({ label, type }: SessionItem): ReportBlock[] {
  const { handout: text } = sessionPapersText()
  const link = absoluteUrl(type === 'video' ? routes.digitalVideos : routes.toolkit)
  return [
    { kind: 'heading', text: text.material },
    { kind: 'text', text: label },
    { kind: 'code', link, label: text.codeLabel, alt: text.codeAlt },
  ]
}

/** Everyone with a seat at the time of the session, and empty rows for corrections by hand. */
export async function sendSignatureList(viewer: Coordinator, id: string): Promise<Response> {
  const { list: text } = sessionPapersText()
  const session = await requireOwnSession(viewer, id)
  const db = await database()
  const name = sql<string>`${users.firstname} || ' ' || ${users.lastname}`
  const teachers = await db
    .select({ name })
    .from(users)
    .where(hadSeat(session.id))
    .orderBy(orderByName(name), asc(users.id))
    .limit(MAX_LISTED_TEACHERS)
  const names = [...teachers.map(({ name }) => name), ...Array<string>(EMPTY_ROWS).fill('')]
  const body = await renderPaper(session, text.heading, [
    {
      kind: 'table',
      heads: text.heads,
      widths: [8, 46, 46],
      rows: names.map((name, index) => [`${index + 1}`, name, '']),
      rowHeight: 26,
    },
    { kind: 'signatures', statement: text.statement, lines: text.signatures, stamp: text.stamp },
  ])
  return buildPrivateFileResponse(body, 'application/pdf', 'signature-list.pdf')
}

async function renderPaper(session: PaperSession, heading: string, blocks: ReportBlock[]) {
  const text = sessionPapersText()
  const paper: ReportText = {
    lang: getLanguageTag(),
    title: `${heading}, ${session.title}`,
    createdAt: session.startsAt.toISOString(),
    site: session.school,
    school: session.school,
    heading: session.title,
    subtitle: text.subtitle(
      heading,
      formatFullDateOfTime(session.startsAt),
      formatIndianTime(session.startsAt),
      session.minutes,
    ),
    blocks,
    note: text.note(session.school),
    page: text.page,
  }
  return renderReport(paper)
}

/** The teacher's own, also after leaving the school. The school issues it, so it has no number to check. */
export async function sendSchoolCertificate(
  viewer: { id: string },
  sessionId: string,
): Promise<Response> {
  const attended = await findClosedAttendance(viewer.id, requireUuid(sessionId))
  if (!attended) throw new AppError('notFound', 'notFound')
  const { name, school, address, session, startsAt, minutes, standardDomain } = attended
  const { certificate: text } = sessionPapersText()
  const bytes = await renderSchoolCertificate({
    lang: getLanguageTag(),
    title: text.title(name),
    createdAt: startsAt.toISOString(),
    site: school,
    school,
    place: address,
    heading: text.heading,
    before: text.before,
    name,
    after: text.after,
    session,
    facts: [
      text.day(startsAt),
      text.length(minutes),
      ...(standardDomain ? [text.domain(trainingText().standardDomains[standardDomain])] : []),
    ],
    signatures: text.signatures,
    stamp: text.stamp,
    note: text.note(school),
  })
  return buildPrivateFileResponse(bytes, 'application/pdf', 'in-house-certificate.pdf')
}

/** Only once the coordinator has closed the attendance. */
async function findClosedAttendance(userId: string, sessionId: string) {
  const db = await database()
  const [row] = await db
    .select({
      name: sql<string>`coalesce(${users.certificateName}, ${users.firstname} || ' ' || ${users.lastname})`,
      school: schools.name,
      address: schools.address,
      session: inHouseSessions.title,
      startsAt: inHouseSessions.startsAt,
      minutes: inHouseSessions.minutes,
      standardDomain: inHouseSessions.standardDomain,
    })
    .from(inHouseAttendances)
    .innerJoin(users, eq(users.id, inHouseAttendances.userId))
    .innerJoin(inHouseSessions, eq(inHouseSessions.id, inHouseAttendances.sessionId))
    .innerJoin(schools, eq(schools.id, inHouseSessions.schoolId))
    .where(
      and(
        eq(inHouseAttendances.userId, userId),
        eq(inHouseAttendances.sessionId, sessionId),
        isNotNull(inHouseSessions.closedAt),
        inHouseCounts,
      ),
    )
  return row ?? null
}
