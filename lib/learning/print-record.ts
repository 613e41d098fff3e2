import 'server-only'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { getLanguageTag } from '@/i18n/language'
import { myLearningText } from '@/i18n/my-learning'
import { renderRecord } from '@/lib/certificates/draw/render'
import type { LearningRecordText } from '@/lib/certificates/draw/text'
import { buildPrivateFileResponse } from '@/lib/certificates/send'
import { routes } from '@/lib/routes'
import { getLearningRecord, type LearningRecord } from './queries/record'
import { buildRecordRows } from './rows'
import { isInSchoolYear } from './school-year'

export async function sendRecordPdf(userId: string): Promise<Response> {
  const bytes = await renderRecord(getRecordText(await getLearningRecord(userId)))
  return buildPrivateFileResponse(bytes, 'application/pdf', 'learning-record.pdf')
}

function getRecordText(learning: LearningRecord): LearningRecordText {
  const { learner, year, minutes } = learning
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
    totals: print.totals(minutes),
    heads: print.heads,
    rows: rows.map(({ day, ...row }) => ({ ...row, day: shortDay(day) })),
    notes: [
      print.createdAt(learner.today),
      print.elsewhere,
      print.split,
      print.check(`${settings().appUrl.host}${routes.checkCertificate}`),
    ],
    page: print.page,
  }
}
