import 'server-only'
import { createCsvResponse, encodeCsvRows } from '@/base/csv'
import { schoolTrainingText } from '@/i18n/school-training'
import { trainingText } from '@/i18n/training'
import { formatDecimalHours } from '../rows'
import type { TrainingFile, TrainingFileTeacher } from './load'

const TEACHERS_PER_CHUNK = 50

/** One row per teacher and training; teachers without hours have one row. */
export function sendTrainingCsv(request: Request, file: TrainingFile): Response {
  const name = `training-${file.year.first}`
  return createCsvResponse(request, name, schoolTrainingText().csv.heads, createLines(file))
}

async function* createLines({ teachers }: TrainingFile) {
  for (let start = 0; start < teachers.length; start += TEACHERS_PER_CHUNK)
    yield encodeCsvRows(teachers.slice(start, start + TEACHERS_PER_CHUNK).flatMap(buildRows))
}

export function buildRows(teacher: TrainingFileTeacher): string[][] {
  const { providerClasses, modes, standardDomains } = trainingText()
  const person = [teacher.name, teacher.email, teacher.joinedOn, teacher.leftOn ?? '']
  if (teacher.activities.length === 0) return [[...person, '', '', '', '', '', '', '0', '']]
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
  ])
}
