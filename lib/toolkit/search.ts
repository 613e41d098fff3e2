import 'server-only'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { processWide } from '@/base/process-wide'
import { database } from '@/db/client'
import { publishedItems } from '@/lib/content/queries'
import { THEMES } from '@/lib/series/kinds'
import { MAX_WORDS, type TextMatches, wordsIn } from './schema'
import { textFileOf } from './text-file'

/** On which pages of which resources each word is, in the files themselves. */

const MAX_PAGES = 3

type PageTexts = Record<string, string[]>

export async function searchTexts(asked: string): Promise<TextMatches> {
  const words = wordsIn(asked).slice(0, MAX_WORDS)
  if (words.length === 0) return {}
  const resources = (await publishedItems('work')).flatMap(({ id, files }) =>
    files.pdf ? [{ id, ...files.pdf }] : [],
  )
  const bundled = await bundledTexts()
  const uploaded = await uploadedPages(
    resources.flatMap(({ fileId }) => fileId ?? []),
    words,
  )
  const pagesOf = (resource: (typeof resources)[number], word: string) =>
    resource.fileId
      ? (uploaded.get(`${resource.fileId} ${word}`) ?? [])
      : pagesWith(bundled[resource.bundled ?? ''] ?? [], word)
  return Object.fromEntries(
    words.map((word) => [
      word,
      Object.fromEntries(
        resources
          .map((resource) => [resource.id, pagesOf(resource, word)] as const)
          .filter(([, pages]) => pages.length > 0),
      ),
    ]),
  )
}

const pagesWith = (texts: string[], word: string) =>
  texts.flatMap((text, at) => (text.includes(word) ? [at + 1] : [])).slice(0, MAX_PAGES)

/** The files of a release do not change while it runs. */
const kept = processWide('toolkit texts', () => ({ texts: undefined as PageTexts | undefined }))

async function bundledTexts(): Promise<PageTexts> {
  kept.texts ??= Object.assign({}, ...(await Promise.all(THEMES.map(readTexts))))
  return kept.texts ?? {}
}

async function readTexts(theme: string): Promise<PageTexts> {
  const texts: PageTexts = JSON.parse(await readFile(textFileOf(theme), 'utf8'))
  return Object.fromEntries(
    Object.entries(texts).map(([file, pages]) => [file, pages.map((page) => page.toLowerCase())]),
  )
}

/** The words of an upload were stored when it was checked; the database looks through them. */
async function uploadedPages(fileIds: string[], words: string[]) {
  if (fileIds.length === 0) return new Map<string, number[]>()
  const db = await database()
  const list = (values: string[]) =>
    sql.join(
      values.map((value) => sql`${value}::text`),
      sql`, `,
    )
  const rows = await db.execute(sql`
    select f.file_id, w.word, jsonb_agg(p.page order by p.page) as pages
    from file_texts f
    cross join jsonb_array_elements_text(f.pages) with ordinality p(text, page)
    join unnest(array[${list(words)}]) w(word) on position(w.word in lower(p.text)) > 0
    where f.file_id in (${list(fileIds)})
    group by f.file_id, w.word`)
  const found = rowsOf(rows) as { file_id: string; word: string; pages: number[] }[]
  return new Map(
    found.map(({ file_id, word, pages }) => [`${file_id} ${word}`, pages.slice(0, MAX_PAGES)]),
  )
}

/** The two drivers answer in two shapes. */
const rowsOf = (answer: unknown): unknown[] =>
  Array.isArray(answer) ? answer : ((answer as { rows?: unknown[] }).rows ?? [])
