import 'server-only'
import { site } from '@/base/site'
import { classResultsText } from '@/i18n/class-results'
import { formatLongDate } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'
import { runInLanguage } from '@/i18n/request-language'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { renderReport } from '@/lib/documents/render'
import type { ReportBlock, ReportText } from '@/lib/documents/text'
import { toPlainText } from '../notation'
import {
  countByMarks,
  explainClass,
  explainQuestion,
  listWeakTopics,
  nameAnswer,
  nameKey,
  toPercent,
} from './describe'
import type { TestResults } from './load'
import { formatMarks } from './marking'

/** In the language of the test. */
export async function sendClassReport(results: TestResults): Promise<Response> {
  const bytes = await runInLanguage(results.test.language, () =>
    renderReport(buildClassReport(results)),
  )
  return buildPrivateFileResponse(bytes, 'application/pdf', 'class-report.pdf')
}

export function buildClassReport(results: TestResults): ReportText {
  const { paper: text } = classResultsText()
  const { test } = results
  const day = test.day ? formatLongDate(test.day) : ''
  return {
    lang: getLanguageTag(),
    title: `${text.heading}, ${test.title}`,
    createdAt: new Date().toISOString(),
    site: site.name,
    school: test.schoolName || test.group.name,
    heading: text.heading,
    subtitle: text.subtitle(test.title, test.group.name, day),
    blocks: [
      ...listSummary(results),
      ...listTopicBars(results),
      ...listStudentTable(results),
      ...listQuestionTable(results),
    ],
    note: text.note,
    page: text.page,
  }
}

function listSummary(results: TestResults): ReportBlock[] {
  const { paper: text, distribution } = classResultsText()
  return [
    { kind: 'heading', text: text.summary },
    ...explainClass(results).map((sentence): ReportBlock => ({ kind: 'text', text: sentence })),
    { kind: 'heading', text: distribution.title },
    {
      kind: 'bars',
      alt: distribution.title,
      bars: countByMarks(results).map(({ label, value }) => ({ label, value, shown: `${value}` })),
    },
  ]
}

function listTopicBars({ topics }: TestResults): ReportBlock[] {
  const { paper: text, topics: headings, share } = classResultsText()
  if (topics.length === 0) return []
  const bars = topics.map((topic) => {
    const percent = toPercent(topic)
    return { label: topic.name, value: percent, shown: share(percent) }
  })
  return [
    { kind: 'heading', text: headings.heading },
    { kind: 'bars', alt: text.topicChart, bars },
  ]
}

function listStudentTable({ students, most, missing }: TestResults): ReportBlock[] {
  const { paper: text, students: words, share } = classResultsText()
  return [
    { kind: 'heading', text: text.students },
    {
      kind: 'table',
      heads: text.studentHeads,
      widths: [16, 12, 12, 60],
      rows: students.map(({ section, rollNumber, marks, topics, isTyped }) => [
        [section, rollNumber].filter(Boolean).join(' '),
        formatMarks(marks),
        share(toPercent({ marks, most })),
        isTyped ? words.typed : listWeakTopics(topics).join(', '),
      ]),
    },
    ...(missing.length > 0
      ? [{ kind: 'text' as const, text: words.missing(missing.join(', ')) }]
      : []),
  ]
}

function listQuestionTable({ questions, test }: TestResults): ReportBlock[] {
  const { paper: text, questions: words, share } = classResultsText()
  const suspects = questions.flatMap((statistics, index) => {
    const question = test.questions[index]
    const [sentence = ''] = question ? explainQuestion(question, statistics) : []
    return statistics.suspectKey && !question?.isDropped ? [`${index + 1}. ${sentence}`] : []
  })
  return [
    { kind: 'heading', text: text.questions },
    ...suspects.map((sentence): ReportBlock => ({ kind: 'text', text: sentence })),
    {
      kind: 'table',
      heads: text.questionHeads,
      widths: [38, 16, 10, 10, 26],
      rows: test.questions.map((question, index) => {
        const { difficulty, answers = [], outcomes } = questions[index] ?? {}
        return [
          `${index + 1}. ${shorten(toPlainText(question.text))}`,
          question.topic,
          nameKey(question),
          question.isDropped
            ? words.dropped
            : difficulty === null || difficulty === undefined
              ? ''
              : share(Math.round(difficulty * 100)),
          [
            ...answers
              .slice(0, 5)
              .map((row) => `${nameAnswer(question, row.answer)} ${row.students}`),
            ...(outcomes?.empty ? [`${words.noAnswer} ${outcomes.empty}`] : []),
          ].join(' · '),
        ]
      }),
    },
  ]
}

const MAX_QUESTION_CHARACTERS = 70

const shorten = (text: string) =>
  text.length > MAX_QUESTION_CHARACTERS ? `${text.slice(0, MAX_QUESTION_CHARACTERS - 1)}…` : text
