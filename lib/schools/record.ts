import 'server-only'
import { csvDay, linesOf, sendCsv } from '@/base/csv'
import { unhurried } from '@/base/deadline'
import { NO_TRAINING, trainingOf } from '@/lib/learning/queries/school'
import { schoolWords } from '@/words/school'
import type { Teacher } from './queries/teachers'
import { everyTeacherOf } from './queries/teachers'

/** The school's record for spreadsheet programs. */
export function sendRecord(request: Request, schoolId: string): Response {
  const { heads } = schoolWords().record
  return sendCsv(request, 'school-record', heads, linesFor(schoolId))
}

async function* linesFor(schoolId: string) {
  const { roles } = schoolWords().record
  for await (const teachers of everyTeacherOf(schoolId, unhurried))
    yield linesOf(await withTraining(teachers, roles))
}

/** Each with what was attended in this school year while holding the seat. */
async function withTraining(teachers: Teacher[], roles: Record<Teacher['role'], string>) {
  const ids = teachers.map(({ membershipId }) => membershipId)
  const training = await unhurried(() => trainingOf(ids))
  return teachers.map(({ membershipId, name, email, role, since }) => {
    const { sessions, minutes, shared } = training.get(membershipId) ?? NO_TRAINING
    return [name, email, roles[role], csvDay(since), `${sessions}`, hours(minutes), hours(shared)]
  })
}

/** As a spreadsheet program counts them: `1.5`. */
const hours = (minutes: number) => `${Math.round((minutes / 60) * 100) / 100}`
