import 'server-only'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { getLanguageTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import { trainingText } from '@/i18n/training'
import { renderRecord } from '@/lib/certificates/draw/render'
import type { LearningRecordText } from '@/lib/certificates/draw/text'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { routes } from '@/lib/routes'
import { getLearningRecord, type LearningRecord } from './queries/record'
import { createRecordCode } from './record-code'
import { buildRecordRows } from './rows'
import { isInSchoolYear } from './school-year'

export async function sendRecordPdf(userId: string): Promise<Response> {
  const bytes = await renderRecord(getRecordText(userId, await getLearningRecord(userId)))
  return buildPrivateFileResponse(bytes, 'application/pdf', 'learning-record.pdf')
}

function getRecordText(userId: string, learning: LearningRecord): LearningRecordText {
  const { learner, year, minutes, split } = learning
  const { print, shortDay } = myLearningText()
  const rows = buildRecordRows(learning).filter(({ day }) => isInSchoolYear(year, day))
  const name = learner.certificateName ?? learner.registered
  return {
    lang: getLanguageTag(),
    title: print.title(name),
    createdAt: `${learner.today}T00:00:00+05:30`,
    site: site.name,
    heading: print.heading,
    name,
    year: print.year(year),
    parts: trainingText().rules.parts(split),
    totals: print.totals(minutes),
    heads: print.heads,
    rows: rows.map((row) => ({
      ...row,
      day: shortDay(row.day),
      details: [row.theme, row.providerClass, row.mode, row.standardDomain]
        .filter(Boolean)
        .join(' · '),
    })),
    notes: [
      print.createdAt(learner.today),
      print.elsewhere,
      trainingText().rules.ours,
      print.check(`${settings().appUrl.host}${routes.checkCertificate}`),
    ],
    statement: print.statement,
    signatures: print.signatures,
    stamp: print.stamp,
    code: { ...print.code, link: absoluteUrl(routes.printedRecord(buildCode(userId, learning))) },
    page: print.page,
  }
}

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
