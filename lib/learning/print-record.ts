import 'server-only'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { drawRecord } from '@/lib/certificates/draw/desk'
import type { RecordWords } from '@/lib/certificates/draw/words'
import { privateFile } from '@/lib/certificates/send'
import { routes } from '@/lib/routes'
import { languageTag } from '@/words/language'
import { myLearningWords } from '@/words/my-learning'
import { type Learning, learningOf } from './queries/record'
import { recordRows } from './rows'
import { isIn } from './school-year'

/** The record of this school year as pages to print. */
export async function printRecord(userId: string): Promise<Response> {
  const bytes = await drawRecord(wordsOf(await learningOf(userId)))
  return privateFile(bytes, 'application/pdf', 'learning-record.pdf')
}

function wordsOf(learning: Learning): RecordWords {
  const { learner, year, minutes } = learning
  const { print, shortDay } = myLearningWords()
  const rows = recordRows(learning).filter(({ day }) => isIn(year, day))
  const name = learner.certificateName ?? learner.registered
  return {
    lang: languageTag(),
    title: print.title(name),
    made: `${learner.today}T00:00:00+05:30`,
    site: site.name,
    heading: print.heading,
    name,
    year: print.year(year),
    totals: print.totals(minutes),
    heads: print.heads,
    rows: rows.map(({ day, ...row }) => ({ ...row, day: shortDay(day) })),
    notes: [
      print.made(learner.today),
      print.elsewhere,
      print.split,
      print.check(`${settings().appUrl.host}${routes.checkCertificate}`),
    ],
    page: print.page,
  }
}
