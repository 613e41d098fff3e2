import 'server-only'
import { schoolTrainingText } from '@/i18n/school-training'
import { trainingText } from '@/i18n/training'
import { sendTable } from '@/lib/files/spreadsheet'
import { formatDecimalHours } from '../record/rows'
import type { TrainingFile, TrainingFileTeacher } from './load'

const TEACHERS_PER_BATCH = 50

/** One row per teacher and training; teachers without hours have one row. */
export const sendTrainingTable = (request: Request, format: string | null, file: TrainingFile) =>
  sendTable(request, format, {
    fileName: `training-${file.year.first}`,
    columnNames: schoolTrainingText().csv.heads,
    batches: iterateRows(file),
  })

async function* iterateRows({ teachers }: TrainingFile) {
  for (let start = 0; start < teachers.length; start += TEACHERS_PER_BATCH)
    yield teachers.slice(start, start + TEACHERS_PER_BATCH).flatMap(buildRows)
}

function buildRows(teacher: TrainingFileTeacher): string[][] {
  const { providerClasses, modes, standardDomains } = trainingText()
  const { csv } = schoolTrainingText()
  const person = [teacher.name, teacher.email, teacher.joinedOn, teacher.leftOn ?? '']
  if (teacher.activities.length === 0) return [[...person, '', '', '', '', '', '', '0', '', '']]
  return teacher.activities.map((activity) => [
    ...person,
    activity.day,
    activity.title,
    activity.provider,
    providerClasses[activity.providerClass],
    activity.mode ? modes[activity.mode] : '',
    activity.standardDomain ? standardDomains[activity.standardDomain] : '',
    formatDecimalHours(activity.minutes),
    activity.number ?? '',
    activity.isBeforeJoining ? csv.yes : '',
  ])
}
