import 'server-only'
import type { SlipSentences, TestQuestion } from '@/base/class-test-kinds'
import { runInLanguage } from '@/i18n/request-language'
import type { FeedbackSlip } from '../kinds'
import type { StudentResult } from '../results/class-results'
import { listWeakTopics } from '../results/describe'
import type { TestResults } from '../results/load'
import { formatMarks } from '../results/marking'
import { orderOfVersion } from '../versions'
import { loadPlaceNames, type PlaceNames } from './places'

/** More than that is no help, and does not fit. */
const MAX_TOPICS = 4

/** In the order of the register and the language of the test. */
export async function buildTestSlips(
  results: TestResults,
  texts: SlipSentences,
): Promise<FeedbackSlip[]> {
  const { test, students } = results
  const origins = test.questions.flatMap(({ source }) => source ?? [])
  return runInLanguage(test.language, async () => {
    const namePlace = await loadPlaceNames(origins, test.language)
    return students.map((student) => buildSlip(results, student, texts, namePlace))
  })
}

function buildSlip(
  { test, most }: TestResults,
  student: StudentResult,
  texts: SlipSentences,
  namePlace: PlaceNames,
): FeedbackSlip {
  const { id, rollNumber, section, marks, topics, isTyped } = student
  const right = isTyped ? [] : listRightNumbers(test, student)
  const fill = (text: string) =>
    text
      .replaceAll('{marks}', formatMarks(marks))
      .replaceAll('{most}', formatMarks(most))
      .replaceAll('{questions}', joinNumbers(right))
  const items = listWeakTopics(topics)
    .slice(0, MAX_TOPICS)
    .map((topic) => nameTopic(topic, test.questions, student, namePlace))
  const isWell = !isTyped && items.length === 0
  return {
    ...{ id, rollNumber, section },
    lines: [
      fill(texts.marks),
      ...(right.length > 0 ? [fill(texts.right)] : []),
      ...(isWell ? [fill(texts.well)] : []),
    ],
    again: items.length > 0 ? { heading: fill(texts.again), items } : null,
    close: fill(texts.close),
  }
}

/** As this student's paper numbers them. */
function listRightNumbers(test: TestResults['test'], { version, questions }: StudentResult) {
  const rightIds = new Set(
    test.questions.flatMap(({ id, isDropped }, index) =>
      !isDropped && questions[index]?.outcome === 'right' ? [id] : [],
    ),
  )
  return orderOfVersion(test, version).flatMap(({ question }, index) =>
    rightIds.has(question.id) ? [index + 1] : [],
  )
}

/** `1–3, 5`. */
export function joinNumbers(numbers: number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs
    .map(([from, to]) =>
      from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`,
    )
    .join(', ')
}

/** With the places of the questions that this student got wrong. */
function nameTopic(
  topic: string,
  questions: readonly TestQuestion[],
  student: StudentResult,
  namePlace: PlaceNames,
): string {
  const places = questions.flatMap(({ topic: name, source, isDropped }, index) =>
    name === topic && source && !isDropped && student.questions[index]?.outcome !== 'right'
      ? (namePlace(source) ?? [])
      : [],
  )
  const [place] = places
  return place ? `${topic}: ${place}` : topic
}
