import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { fileTexts } from '@/db/read-models/files'
import { createPassage, hasContent, type PassageText } from './passages'

/** Pages of one chapter, where an uploaded book names none. */
export const PAGES_PER_CHAPTER = 10
const MAX_PAGE_CHARACTERS = 6_000

/** The text that the inspection of an upload stored; `name` labels a page. */
export async function findUploadedPassages(
  fileId: string,
  name: (page: number) => string,
  { first, last }: { first: number; last: number } = { first: 1, last: Number.MAX_SAFE_INTEGER },
): Promise<PassageText[]> {
  const db = await database()
  const [row] = await db
    .select({ pages: fileTexts.pages })
    .from(fileTexts)
    .where(eq(fileTexts.fileId, fileId))
  return (row?.pages ?? [])
    .map((text, index) => ({ text: text.slice(0, MAX_PAGE_CHARACTERS), page: index + 1 }))
    .filter(({ page }) => page >= first && page <= last)
    .map(({ text, page }) => createPassage(name(page), [text]))
    .filter(hasContent)
}
