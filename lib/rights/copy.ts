import 'server-only'
import { Readable } from 'node:stream'
import { unhurried } from '@/base/deadline'
import { Refusal } from '@/base/errors'
import { knownId } from '@/base/known-id'
import { database } from '@/db/client'
import { aPerson, record } from '@/lib/audit/record'
import { zipped } from '@/lib/toolkit/zip'
import { type HoldingName, personalWords } from '@/words/personal'
import { pageToRead } from './copy-page'
import { holdings } from './domains'
import { type Person, type Row, rowsOf } from './holding'
import { personOf } from './person'

export type Found = { name: HoldingName; rows: Row[] }

/** All that is stored of a person, as one archive: data for programs, and a page to read. */
export async function sendCopy(request: Request, userId: string): Promise<Response> {
  const person = await personOf(await database(), userId)
  if (!person) throw new Refusal('notFound', 'nothingHere')
  const body = request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(archiveOf(person)))
  const { files } = personalWords()
  return new Response(body as ReadableStream | null, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${files.archive}"`,
    },
  })
}

/** On request, by the team: the log has its line before the first byte goes out. */
export async function sendCopyToTeam(request: Request, viewer: { id: string }, id: string) {
  const db = await database()
  const person = await personOf(db, knownId(id))
  if (!person) throw new Refusal('notFound', 'nothingHere')
  if (request.method !== 'HEAD')
    await record(db, { act: 'person.exported', by: aPerson(viewer.id), person: person.id })
  return sendCopy(request, person.id)
}

/** Asked for once and written twice. */
export function archiveOf(person: Person): AsyncGenerator<Buffer> {
  const { files } = personalWords()
  const made = new Date()
  let asked: Promise<Found[]> | undefined
  const found = () => {
    asked ??= unhurried(() => everythingOf(person))
    return asked
  }
  return zipped([
    {
      name: files.data,
      read: async () => Buffer.from(JSON.stringify(asData(made, await found()), null, 2)),
    },
    {
      name: files.page,
      read: async () => Buffer.from(pageToRead({ made, person, found: await found() })),
    },
  ])
}

export async function everythingOf(person: Person): Promise<Found[]> {
  const db = await database()
  const found: Found[] = []
  for (const holding of holdings)
    found.push({ name: holding.name, rows: await rowsOf(db, holding, person) })
  return found
}

const asData = (made: Date, found: Found[]) => ({
  made: made.toISOString(),
  ...Object.fromEntries(found.map(({ name, rows }) => [name, rows])),
})
