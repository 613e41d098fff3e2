import 'server-only'
import {
  DRAFT_LANGUAGES,
  DRAFT_TASKS,
  type DraftLanguage,
  type DraftTask,
} from '@/base/draft-kinds'
import { RESOURCE_TYPES, THEMES } from '@/lib/content/kinds'

/** A topic is searched in all material. */
export type EvaluationMaterial =
  | { theme: string; resourceType: string }
  | { book: string; chapter: string }
  | { topic: string }

export type EvaluationTask = {
  name: string
  task: DraftTask
  language: DraftLanguage
  grade: number
  subject: string
  minutes: number
  classSize: number
  topic: string | null
  material: EvaluationMaterial
}

const TASKS_PER_KIND = 10
const GRADES = [4, 6, 7, 8, 9, 11]
const SUBJECTS = ['english', 'science', 'social science', 'mathematics']

const CHAPTERS = [
  { book: 'rubrics', chapter: 'chapter-3' },
  { book: 'youth-leadership', chapter: 'chapter-2' },
  { book: 'sdg-starters', chapter: 'chapter-4' },
  { book: 'ethics-cases', chapter: 'chapter-5' },
]

const TOPICS = [
  'sharing class duties',
  'saving water at the school tank',
  'switches and units of electricity',
  'a debate about inventions',
  'a survey of the houses in our street',
]

/** 50 fixed tasks: ten of each kind, over all themes, kinds of material, grades and languages. */
export const EVALUATION_TASKS: EvaluationTask[] = DRAFT_TASKS.flatMap((task, kind) =>
  Array.from({ length: TASKS_PER_KIND }, (_, index) => {
    const place = kind * TASKS_PER_KIND + index
    const language = pick(DRAFT_LANGUAGES, index)
    const grade = pick(GRADES, place)
    const material = pickMaterial(kind, index)
    return {
      name: `${task} ${index + 1}: ${Object.values(material).join(' ')}, grade ${grade}, ${language}`,
      ...{ task, language, grade, material, topic: 'topic' in material ? material.topic : null },
      ...{ subject: pick(SUBJECTS, place), minutes: 40, classSize: 45 },
    }
  }),
)

/** Of ten tasks, six adapt a resource, two a chapter, and two a topic. */
function pickMaterial(kind: number, index: number): EvaluationMaterial {
  const place = kind * TASKS_PER_KIND + index
  if (index < 6)
    return { theme: pick(THEMES, place), resourceType: pick(RESOURCE_TYPES, index + kind) }
  return index < 8 ? pick(CHAPTERS, kind + index) : { topic: pick(TOPICS, kind * 2 + index) }
}

function pick<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('an empty list')
  return value
}
