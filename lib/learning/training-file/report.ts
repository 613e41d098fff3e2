import 'server-only'
import { site } from '@/base/site'
import { formatMonth, formatShortDate } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import { schoolTrainingText } from '@/i18n/school-training'
import { trainingText } from '@/i18n/training'
import { renderReport } from '@/lib/certificates/draw/render'
import type { ReportBlock, ReportText } from '@/lib/certificates/draw/text'
import { isComplete } from '@/lib/training/split'
import { formatDecimalHours } from '../rows'
import type { TrainingFile, TrainingFileTeacher } from './load'

export const drawTrainingReport = (file: TrainingFile) => {
  const { report } = schoolTrainingText()
  return renderReport(
    buildPaper(file, report.heading, [
      ...listSummaryBlocks(file),
      ...listChartBlocks(file),
      listTeacherBlock(file),
      ...listCalendarBlocks(file),
      signatureBlock(),
    ]),
  )
}

export function buildPaper(
  { school, year, today }: TrainingFile,
  heading: string,
  blocks: ReportBlock[],
): ReportText {
  const { report } = schoolTrainingText()
  return {
    lang: getLanguageTag(),
    title: `${heading}, ${school.name}`,
    createdAt: `${today}T00:00:00+05:30`,
    site: site.name,
    school: school.name,
    heading,
    subtitle: report.subtitle(year.first),
    blocks,
    note: report.note(today),
    page: report.page,
  }
}

export function listSummaryBlocks({ rule, totals }: TrainingFile): ReportBlock[] {
  const { summary, report } = schoolTrainingText()
  const { rules } = trainingText()
  return [
    ...rules.asks(rule),
    ...(rule.isFallback ? [rules.fallback] : []),
    summary.teachers(totals),
    summary.hours(totals),
    summary.complete(totals),
    summary.included,
    report.ours,
  ].map((text) => ({ kind: 'text', text }))
}

export function listChartBlocks({ minutes, totals }: TrainingFile): ReportBlock[] {
  const { report, domains, months } = schoolTrainingText()
  return [
    { kind: 'heading', text: domains.heading },
    { kind: 'bars', alt: report.domainsChart, bars: listDomainHours(totals).map(toBar) },
    { kind: 'heading', text: months.heading },
    {
      kind: 'bars',
      alt: report.monthsChart,
      bars: minutes.months.map(({ month, ours, own }) =>
        toBar({ label: formatMonth(month, true), minutes: ours + own }),
      ),
    },
  ]
}

/** Includes the hours without a domain, if there are any. */
export function listDomainHours({ domains, minutes }: TrainingFile['totals']) {
  const { standardDomains } = trainingText()
  const stated = domains.map((row) => ({
    label: standardDomains[row.domain],
    minutes: row.minutes,
  }))
  const others = minutes - stated.reduce((sum, row) => sum + row.minutes, 0)
  if (others === 0) return stated
  return [...stated, { label: schoolTrainingText().domains.none, minutes: others }]
}

const toBar = ({ label, minutes }: { label: string; minutes: number }) => ({
  label,
  value: minutes,
  shown: myLearningText().hours(minutes),
})

export function listTeacherBlock({ teachers, rule }: TrainingFile): ReportBlock {
  const { report } = schoolTrainingText()
  const hasParts = rule.governmentHours + rule.inHouseHours > 0
  return {
    kind: 'table',
    heads: hasParts ? report.teacherHeads : report.totalHeads,
    widths: hasParts ? [24, 12, 12, 12, 10, 8, 22] : [34, 14, 14, 12, 26],
    rows: teachers.map(buildTeacherRow),
  }
}

function buildTeacherRow({ name, joinedOn, leftOn, split }: TrainingFileTeacher) {
  const { report } = schoolTrainingText()
  const { hasParts, missing, minutes, all } = split
  const missingText = hasParts
    ? report.missingParts(missing.government, missing.inHouse)
    : report.missing(missing.all)
  return [
    name,
    formatShortDate(joinedOn),
    leftOn ? formatShortDate(leftOn) : '',
    ...(hasParts ? [minutes.government, minutes['in-house'], minutes.other] : [all]).map(
      formatDecimalHours,
    ),
    isComplete(split) ? report.complete : missingText,
  ]
}

export function listCalendarBlocks({ calendar }: TrainingFile): ReportBlock[] {
  const { report, calendar: text } = schoolTrainingText()
  const heading: ReportBlock = { kind: 'heading', text: text.heading }
  if (calendar.length === 0) return [heading, { kind: 'text', text: text.none }]
  const rows = calendar.map(({ day, title, minutes, teachers }) => [
    formatShortDate(day),
    title,
    formatDecimalHours(minutes),
    `${teachers}`,
  ])
  return [heading, { kind: 'table', heads: report.calendarHeads, widths: [18, 58, 12, 12], rows }]
}

export function signatureBlock(): ReportBlock {
  const { statement, signatures, stamp } = schoolTrainingText().report
  return { kind: 'signatures', statement, lines: signatures, stamp }
}
