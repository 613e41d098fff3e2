import 'server-only'
import { Readable } from 'node:stream'
import { withoutDeadline } from '@/base/deadline'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { personalDataText } from '@/i18n/personal'
import { createZip } from '@/lib/files/zip'
import { type DataSubject, readRows } from '@/lib/personal-data/personal-data-source'
import { type ExportSection, renderDataExportPage } from './data-export-page'
import { findDataSubject } from './data-subject'
import { personalDataSources } from './domains'

export async function sendDataExport(request: Request, userId: string): Promise<Response> {
  const user = await findDataSubject(await database(), userId)
  if (!user) throw new AppError('notFound', 'notFound')
  const body = request.method === 'HEAD' ? null : Readable.toWeb(Readable.from(createArchive(user)))
  const { files } = personalDataText()
  return new Response(body as ReadableStream | null, {
    headers: {
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="${files.archive}"`,
    },
  })
}

function createArchive(user: DataSubject): AsyncGenerator<Buffer> {
  const { files } = personalDataText()
  const createdAt = new Date()
  let pendingSections: Promise<ExportSection[]> | undefined
  const loadSections = () => {
    pendingSections ??= withoutDeadline(() => collectSections(user))
    return pendingSections
  }
  return createZip([
    {
      name: files.data,
      read: async () =>
        Buffer.from(JSON.stringify(toExportData(createdAt, await loadSections()), null, 2)),
    },
    {
      name: files.page,
      read: async () =>
        Buffer.from(renderDataExportPage({ createdAt, user, sections: await loadSections() })),
    },
  ])
}

export async function collectSections(user: DataSubject): Promise<ExportSection[]> {
  const db = await database()
  const sections: ExportSection[] = []
  for (const source of personalDataSources)
    sections.push({ name: source.name, rows: await readRows(db, source, user) })
  return sections
}

const toExportData = (createdAt: Date, sections: ExportSection[]) => ({
  createdAt: createdAt.toISOString(),
  ...Object.fromEntries(sections.map(({ name, rows }) => [name, rows])),
})
