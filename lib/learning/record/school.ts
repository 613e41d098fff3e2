import 'server-only'
import { createCsvResponse, encodeCsvRows, formatCsvDay } from '@/base/csv'
import { withoutDeadline } from '@/base/deadline'
import { schoolText } from '@/i18n/school'
import type { SchoolTeacher } from '@/lib/schools/teachers/list'
import { iterateTeachers } from '@/lib/schools/teachers/list'
import { getTrainingByMembership, NO_TRAINING } from '../school-hours'
import { formatDecimalHours } from './rows'

export function sendSchoolRecord(request: Request, schoolId: string): Response {
  const { heads: headers } = schoolText().record
  return createCsvResponse(request, 'school-record', headers, createCsvLines(schoolId))
}

async function* createCsvLines(schoolId: string) {
  const { roles } = schoolText().record
  for await (const teachers of iterateTeachers(schoolId, withoutDeadline))
    yield encodeCsvRows(await addTraining(teachers, roles))
}

async function addTraining(
  teachers: SchoolTeacher[],
  roles: Record<SchoolTeacher['role'], string>,
) {
  const ids = teachers.map(({ membershipId }) => membershipId)
  const training = await withoutDeadline(() => getTrainingByMembership(ids))
  return teachers.map(({ membershipId, name, email, role, since }) => {
    const hours = training.get(membershipId) ?? NO_TRAINING
    return [
      name,
      email,
      roles[role],
      formatCsvDay(since),
      `${hours.sessions}`,
      ...[hours.minutes, hours.shared, hours.beforeJoining].map(formatDecimalHours),
    ]
  })
}
