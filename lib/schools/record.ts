import 'server-only'
import { csvDay, sendCsv } from '@/base/csv'
import { unhurried } from '@/base/deadline'
import { schoolWords } from '@/words/school'
import type { Teacher } from './queries/teachers'
import { everyTeacherOf } from './queries/teachers'

/** The school's record for spreadsheet programs. */
export function sendRecord(request: Request, schoolId: string): Response {
  const { heads } = schoolWords().record
  return sendCsv(request, 'school-record', heads, rowsOf(schoolId))
}

async function* rowsOf(schoolId: string) {
  const { roles } = schoolWords().record
  for await (const teachers of everyTeacherOf(schoolId, unhurried))
    yield teachers.map((teacher) => cellsOf(teacher, roles))
}

const cellsOf = ({ name, email, role, since }: Teacher, roles: Record<Teacher['role'], string>) => [
  name,
  email,
  roles[role],
  csvDay(since),
]
