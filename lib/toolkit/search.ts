import 'server-only'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { getProcessSingleton } from '@/base/process-singleton'
import { database } from '@/db/client'
import { fileTexts } from '@/db/relations/files'
import { selectRows } from '@/db/rows'
import { THEMES } from '@/lib/content/kinds'
import { findPublishedItems } from '@/lib/content/queries'
import { MAX_QUERY_WORDS, splitWords, type TextMatches } from './schema'
import { getTextFilePath } from './text-file'

const MAX_PAGES_PER_WORD = 3

type PageTexts = Record<string, string[]>

export async function searchTexts(query: string): Promise<TextMatches> {
  const words = splitWords(query).slice(0, MAX_QUERY_WORDS)
  if (words.length === 0) return {}
  const resources = (await findPublishedItems('resource')).flatMap(({ id, files }) => {
    const file = files.pdf ?? files.pptx ?? files.docx
    return file ? [{ id, ...file }] : []
  })
  const bundledTexts = await getBundledTexts()
  const uploadedPages = await findUploadedPages(
    resources.flatMap(({ fileId }) => fileId ?? []),
    words,
  )
  const getPages = (resource: (typeof resources)[number], word: string) =>
    resource.fileId
      ? (uploadedPages.get(`${resource.fileId} ${word}`) ?? [])
      : findPagesWith(bundledTexts[resource.bundled ?? ''] ?? [], word)
  return Object.fromEntries(
    words.map((word) => [
      word,
      Object.fromEntries(
        resources
          .map((resource) => [resource.id, getPages(resource, word)] as const)
          .filter(([, pages]) => pages.length > 0),
      ),
    ]),
  )
}

const findPagesWith = (texts: string[], word: string) =>
  texts
    .flatMap((text, index) => (text.includes(word) ? [index + 1] : []))
    .slice(0, MAX_PAGES_PER_WORD)

/** Bundled files do not change at runtime. */
const textsCache = getProcessSingleton('toolkit texts', () => ({
  texts: undefined as PageTexts | undefined,
}))

async function getBundledTexts(): Promise<PageTexts> {
  textsCache.texts ??= Object.assign({}, ...(await Promise.all(THEMES.map(readTexts))))
  return textsCache.texts ?? {}
}

async function readTexts(theme: string): Promise<PageTexts> {
  const texts: PageTexts = JSON.parse(await readFile(getTextFilePath(theme), 'utf8'))
  return Object.fromEntries(
    Object.entries(texts).map(([file, pages]) => [file, pages.map((page) => page.toLowerCase())]),
  )
}

/** The text of uploads was stored by the inspection; the database searches it. */
async function findUploadedPages(fileIds: string[], words: string[]) {
  if (fileIds.length === 0) return new Map<string, number[]>()
  const db = await database()
  const toSqlList = (values: string[]) =>
    sql.join(
      values.map((value) => sql`${value}::text`),
      sql`, `,
    )
  const rows = await selectRows<{ file_id: string; word: string; pages: number[] }>(
    db,
    sql`
    select file_texts.file_id, w.word, jsonb_agg(p.page order by p.page) as pages
    from ${fileTexts}
    cross join jsonb_array_elements_text(file_texts.pages) with ordinality p(text, page)
    join unnest(array[${toSqlList(words)}]) w(word) on position(w.word in lower(p.text)) > 0
    where file_texts.file_id in (${toSqlList(fileIds)})
    group by file_texts.file_id, w.word`,
  )
  return new Map(
    rows.map(({ file_id, word, pages }) => [
      `${file_id} ${word}`,
      pages.slice(0, MAX_PAGES_PER_WORD),
    ]),
  )
}
