import 'server-only'
import { csvDay, sendCsv } from '@/base/csv'
import { unhurried } from '@/base/deadline'
import { database } from '@/db/client'
import { aPerson, record } from '@/lib/audit/record'
import { deskPeopleWords } from '@/words/desk-people'
import { everyPerson } from './people'

/** Everybody for a spreadsheet program. It stands in the log before the first line goes out. */
export async function sendPeople(request: Request, viewer: { id: string }): Promise<Response> {
  if (request.method !== 'HEAD')
    await record(await database(), { act: 'people.exported', by: aPerson(viewer.id) })
  return sendCsv(request, 'people', deskPeopleWords().csv, rows())
}

async function* rows() {
  for await (const people of everyPerson(unhurried))
    yield people.map(({ firstname, lastname, email, phone, school, at }) => [
      firstname,
      lastname,
      email,
      phone,
      school ?? '',
      csvDay(at),
    ])
}
