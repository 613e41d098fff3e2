import 'server-only'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { getProcessSingleton } from '@/base/process-singleton'
import { includesWord, listWordForms, splitWords, toSearchableText } from '@/base/search-text'
import { database } from '@/db/client'
import { fileTexts } from '@/db/read-models/files'
import { selectRows } from '@/db/rows'
import { THEMES } from '@/lib/content/kinds'
import { findPublishedItems } from '@/lib/content/published'
import { getTextFilePath } from './files'
import { MAX_QUERY_WORDS, type TextMatches } from './schema'

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
    .flatMap((text, index) => (includesWord(text, word) ? [index + 1] : []))
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
    Object.entries(texts).map(([file, pages]) => [
      file,
      pages.map((page) => toSearchableText([page])),
    ]),
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
    select file_texts.file_id, w.word, jsonb_agg(distinct p.page) as pages
    from ${fileTexts}
    cross join jsonb_array_elements_text(file_texts.pages) with ordinality p(text, page)
    join (values ${listFormRows(words)}) w(word, form)
      on position(w.form in searchable_text(p.text)) > 0
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

const listFormRows = (words: string[]) =>
  sql.join(
    words.flatMap((word) => listWordForms(word).map((form) => sql`(${word}::text, ${form}::text)`)),
    sql`, `,
  )
