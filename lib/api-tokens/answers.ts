import 'server-only'
import * as z from 'zod/mini'
import { SCHOOL_SCOPES, TEAM_SCOPES } from '@/base/api-scopes'

/** What the API answers. The description is made from it, the reads have its types, and tests check answers with it. */

const id = z.string()
const time = z.iso.datetime()
const day = z.iso.date()
const optional = <Shape extends z.ZodMiniType>(shape: Shape) => z.nullable(shape)

const createListAnswer = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), next: optional(z.string()) })

export const tokenAnswer = z.object({
  ...{ id, name: z.string(), school: optional(id), expiresAt: time },
  scopes: z.array(z.enum([...new Set([...SCHOOL_SCOPES, ...TEAM_SCOPES])])),
})

const school = z.object({
  ...{ id, name: z.string(), board: z.string(), district: optional(z.string()), createdAt: time },
})
export const schoolsAnswer = createListAnswer(school)

export const seatsAnswer = z.object({
  ...{ school: id, total: z.int(), used: z.int(), invited: z.int(), free: z.int() },
})

const term = z.object({
  ...{ id, school: id, firstDay: day, lastDay: day, seats: z.int() },
  status: z.enum(['coming', 'running', 'over']),
})
export const termsAnswer = createListAnswer(term)

const teacher = z.object({
  ...{ id, seat: id, school: id, name: z.string(), email: z.string(), joinedAt: time },
  role: z.enum(['teacher', 'coordinator']),
})
export const teachersAnswer = createListAnswer(teacher)

const liveSession = z.object({
  ...{ id, url: z.url(), title: z.string(), host: z.string(), language: z.string() },
  kind: z.enum(['series', 'workshop', 'meeting']),
  state: z.enum(['draft', 'published', 'cancelled']),
  theme: optional(z.string()),
  ...{ startsAt: time, minutes: z.int(), mode: z.string(), standardDomain: optional(z.string()) },
  closedAt: optional(time),
})
export const liveSessionsAnswer = createListAnswer(liveSession)

const inHouseSession = z.object({
  ...{ id, school: id, title: z.string(), startsAt: time, minutes: z.int() },
  ...{ standardDomain: optional(z.string()), cancelledAt: optional(time) },
})
export const inHouseSessionsAnswer = createListAnswer(inHouseSession)

const registration = z.object({
  ...{ id, session: id, teacher: id, state: z.enum(['registered', 'waiting', 'cancelled']) },
})
export const registrationsAnswer = createListAnswer(registration)

const attendance = z.object({
  ...{ id, session: id, teacher: id, day, minutes: z.int() },
})
export const attendanceAnswer = createListAnswer(attendance)

const certificate = z.object({
  ...{ id, url: z.url(), session: id, teacher: optional(id), issuedAt: time },
  ...{ correctedAt: optional(time), revokedAt: optional(time) },
})
export const certificatesAnswer = createListAnswer(certificate)

const teacherHours = z.object({
  ...{ id, teacher: id, sessions: z.int(), sessionMinutes: z.int() },
  ...{ sharedMinutes: z.int(), beforeJoiningMinutes: z.int() },
})
export const hoursAnswer = z.extend(createListAnswer(teacherHours), { from: day, to: day })

const invoice = z.object({
  ...{ id, school: optional(id), number: z.string(), issuedOn: day },
  kind: z.enum(['invoice', 'receipt', 'credit-note']),
  ...{ taxablePaise: z.int(), totalPaise: z.int() },
})
export const invoicesAnswer = createListAnswer(invoice)

export const invitationAnswer = z.object({
  msg: z.string(),
  status: z.enum(['sent', 'member', 'invited', 'declined', 'limitReached']),
})

export const createdAnswer = z.object({ msg: z.string(), id })
export const recordedAnswer = z.object({ msg: z.string() })
