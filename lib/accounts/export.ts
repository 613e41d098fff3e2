import 'server-only'
import { csvDay, linesOf, sendCsv } from '@/base/csv'
import { unhurried } from '@/base/deadline'
import { database } from '@/db/client'
import { aPerson, record } from '@/lib/audit/record'
import { deskPeopleWords } from '@/words/desk-people'
import { everyPerson } from './people'

/** Everybody for a spreadsheet program. It stands in the log before the first line goes out. */
export async function sendPeople(request: Request, viewer: { id: string }): Promise<Response> {
  if (request.method !== 'HEAD')
    await record(await database(), { act: 'people.exported', by: aPerson(viewer.id) })
  const lines = everyPerson(unhurried, (people) =>
    linesOf(
      people.map(([first, last, email, phone, school, at]) => [
        ...[first, last, email, phone, school],
        csvDay(new Date(at)),
      ]),
    ),
  )
  return sendCsv(request, 'people', deskPeopleWords().csv, lines)
}
