import 'server-only'
import { type CsvChunk, createCsvResponse, encodeCsvRows } from '@/base/csv'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { getLanguageTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import { runInLanguage } from '@/i18n/request-language'
import { trainingText } from '@/i18n/training'
import { buildPrivateFileResponse } from '@/lib/certificates/verify'
import { renderRecord } from '@/lib/documents/render'
import type { LearningRecordText, SecondRecordWording } from '@/lib/documents/text'
import { routes } from '@/lib/routes'
import { isInSchoolYear } from '../hours'
import { createRecordCode } from './check'
import { buildRecordRows, getLearningRecord, type LearningRecord } from './record'

export async function sendRecordPdf(userId: string): Promise<Response> {
  const bytes = await renderRecord(getRecordText(userId, await getLearningRecord(userId)))
  return buildPrivateFileResponse(bytes, 'application/pdf', 'learning-record.pdf')
}

export async function sendRecordCsv(request: Request, userId: string): Promise<Response> {
  const { record } = myLearningText()
  const rows = buildRecordRows(await getLearningRecord(userId)).map((row) => [
    row.day,
    row.title,
    row.provider,
    row.theme,
    row.hours,
    row.number,
    row.providerClass,
    row.mode,
    row.standardDomain,
  ])
  return createCsvResponse(request, 'learning-record', record.heads, yieldOnce(encodeCsvRows(rows)))
}

/** In the languages that the user chooses now: a record is not stored. */
function getRecordText(userId: string, learning: LearningRecord): LearningRecordText {
  const { certificateLanguage: language } = learning.learner
  const english = runInLanguage('en', () => getEnglishText(userId, learning))
  return language === 'en'
    ? english
    : { ...english, second: runInLanguage(language, () => getSecondWording(learning)) }
}

function getEnglishText(userId: string, learning: LearningRecord): LearningRecordText {
  const { learner } = learning
  const { print, shortDay } = myLearningText()
  const name = learner.certificateName ?? learner.registered
  const link = absoluteUrl(routes.printedRecord(buildCode(userId, learning)))
  return {
    ...getLabels(learning),
    title: print.title(name),
    createdAt: `${learner.today}T00:00:00+05:30`,
    site: site.name,
    name,
    rows: listRows(learning).map((row) => ({
      ...row,
      day: shortDay(row.day),
      details: [row.theme, ...listClasses(row)].filter(Boolean).join(' · '),
    })),
    code: { ...print.code, link },
  }
}

const getSecondWording = (learning: LearningRecord): SecondRecordWording => ({
  ...getLabels(learning),
  code: myLearningText().print.code,
  details: listRows(learning).map((row) => listClasses(row).join(' · ')),
})

function getLabels({ learner, year, minutes, split }: LearningRecord) {
  const { print } = myLearningText()
  const { rules } = trainingText()
  const { heading, heads, statement, signatures, stamp, page } = print
  return {
    ...{ lang: getLanguageTag(), heading, heads, statement, signatures, stamp, page },
    year: print.year(year),
    parts: rules.parts(split),
    totals: print.totals(minutes),
    notes: [
      print.createdAt(learner.today),
      print.elsewhere,
      rules.ours,
      print.check(`${settings().appUrl.host}${routes.checkCertificate}`),
    ],
  }
}

const listRows = (learning: LearningRecord) =>
  buildRecordRows(learning).filter(({ day }) => isInSchoolYear(learning.year, day))

const listClasses = (row: ReturnType<typeof listRows>[number]) =>
  [row.providerClass, row.mode, row.standardDomain].filter(Boolean)

const buildCode = (userId: string, { learner, year, minutes, split }: LearningRecord) =>
  createRecordCode({
    userId,
    firstYear: year.first,
    day: learner.today,
    ours: minutes.ours,
    government: split.minutes.government,
    inHouse: split.minutes['in-house'],
    other: split.minutes.other,
  })

async function* yieldOnce(lines: CsvChunk) {
  yield lines
}
