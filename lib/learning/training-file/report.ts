import 'server-only'
import { site } from '@/base/site'
import { formatMonth, formatShortDate } from '@/i18n/dates'
import { getLanguageTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import { schoolTrainingText } from '@/i18n/school-training'
import { trainingText } from '@/i18n/training'
import { renderReport } from '@/lib/documents/render'
import type { ReportBlock, ReportText } from '@/lib/documents/text'
import { sendTable } from '@/lib/files/spreadsheet'
import { isComplete } from '@/lib/training/rules'
import { formatDecimalHours } from '../record/record'
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
  const others = minutes - sumDomains(domains)
  if (others === 0) return stated
  return [...stated, { label: schoolTrainingText().domains.none, minutes: others }]
}

const sumDomains = (domains: TrainingFile['totals']['domains']) =>
  domains.reduce((sum, { minutes }) => sum + minutes, 0)

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
    widths: hasParts ? [18, 11, 11, 11, 10, 7, 12, 20] : [28, 13, 13, 11, 13, 22],
    rows: teachers.map(buildTeacherRow),
  }
}

export function buildTeacherRow({
  name,
  joinedOn,
  leftOn,
  beforeJoining,
  split,
}: TrainingFileTeacher) {
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
    beforeJoining > 0 ? formatDecimalHours(beforeJoining) : '',
    isComplete(split) ? report.complete : missingText,
  ]
}

/** What the rule asks stands in the heads. */
export function listDomainBlocks({ teachers, totals }: TrainingFile): ReportBlock[] {
  const { report, domains } = schoolTrainingText()
  const { standardDomains } = trainingText()
  const rows = teachers.map(({ name, split }) => [
    name,
    ...split.domains.map(({ minutes }) => formatDecimalHours(minutes)),
    formatDecimalHours(split.all - sumDomains(split.domains)),
    formatDecimalHours(split.all),
  ])
  const heads = [
    report.teacherHeads[0],
    ...totals.domains.map(({ domain, hours }) => report.domainHead(standardDomains[domain], hours)),
    domains.none,
    report.allHours,
  ]
  return [
    { kind: 'heading', text: report.domainHours },
    { kind: 'table', heads, widths: [20, 19, 16, 19, 17, 9], rows },
  ]
}

export function listCalendarBlocks({ calendar }: TrainingFile): ReportBlock[] {
  const { report, calendar: text } = schoolTrainingText()
  const heading: ReportBlock = { kind: 'heading', text: text.heading }
  if (calendar.length === 0) return [heading, { kind: 'text', text: text.none }]
  const rows = calendar.map(({ day, title, minutes, ...attendees }) => [
    formatShortDate(day),
    title,
    formatDecimalHours(minutes),
    attendees.beforeJoining > 0 ? text.attendees(attendees) : `${attendees.teachers}`,
  ])
  return [heading, { kind: 'table', heads: report.calendarHeads, widths: [16, 50, 10, 24], rows }]
}

export function signatureBlock(): ReportBlock {
  const { statement, signatures, stamp } = schoolTrainingText().report
  return { kind: 'signatures', statement, lines: signatures, stamp }
}

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
  const listed = [teacher.employeeNumber ?? '', teacher.joiningDay ?? '']
  if (teacher.activities.length === 0)
    return [[...person, '', '', '', '', '', '', '0', '', '', ...listed]]
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
    ...listed,
  ])
}
