import 'server-only'
import {
  DRAFT_LANGUAGES,
  DRAFT_TASKS,
  type DraftLanguage,
  type DraftTask,
} from '@/base/draft-kinds'
import { RESOURCE_TYPES, THEMES } from '@/lib/content/kinds'

export type EvaluationTask = {
  name: string
  task: DraftTask
  language: DraftLanguage
  grade: number
  subject: string
  minutes: number
  classSize: number
  topic: null
  theme: string
  resourceType: string
}

const TASKS_PER_KIND = 10
const GRADES = [4, 6, 7, 8, 9, 11]
const SUBJECTS = ['english', 'science', 'social science', 'mathematics']

/** 50 fixed tasks: ten of each kind, over all themes, kinds of resources, grades and languages. */
export const EVALUATION_TASKS: EvaluationTask[] = DRAFT_TASKS.flatMap((task, kind) =>
  Array.from({ length: TASKS_PER_KIND }, (_, index) => {
    const place = kind * TASKS_PER_KIND + index
    const language = pick(DRAFT_LANGUAGES, index)
    const grade = pick(GRADES, place)
    const theme = pick(THEMES, place)
    const resourceType = pick(RESOURCE_TYPES, index + kind)
    return {
      name: `${task} ${index + 1}: ${theme} ${resourceType}, grade ${grade}, ${language}`,
      ...{ task, language, grade, theme, resourceType, topic: null },
      ...{ subject: pick(SUBJECTS, place), minutes: 40, classSize: 45 },
    }
  }),
)

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('an empty list')
  return value
}
