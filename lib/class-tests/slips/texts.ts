import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { SLIP_SENTENCES, type SlipSentences, type TestLanguage } from '@/base/class-test-kinds'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { classSlipTexts } from '@/db/schema'
import { classSlipsText } from '@/i18n/class-slips'
import { runInLanguage } from '@/i18n/request-language'
import type { SlipTextsInput } from './schema'

export type SlipTexts = { texts: SlipSentences; revision: number }

/** The site's sentences, and instead of some of them the teacher's. */
export async function loadSlipTexts(userId: string, language: TestLanguage): Promise<SlipTexts> {
  const db = await database()
  const [row] = await db
    .select({ texts: classSlipTexts.texts, revision: classSlipTexts.revision })
    .from(classSlipTexts)
    .where(and(eq(classSlipTexts.userId, userId), eq(classSlipTexts.language, language)))
  const defaults = runInLanguage(language, () => classSlipsText().sentences)
  const entries = SLIP_SENTENCES.map((name) => [name, row?.texts[name] || defaults[name]])
  return { texts: Object.fromEntries(entries), revision: row?.revision ?? 0 }
}

/** For all slips in this language. An empty sentence is the site's again. */
export async function saveSlipTexts(
  viewer: { id: string },
  { language, revision, ...typed }: SlipTextsInput,
): Promise<void> {
  const defaults = runInLanguage(language, () => classSlipsText().sentences)
  const texts = Object.fromEntries(
    SLIP_SENTENCES.flatMap((name) => {
      const text = typed[name]
      return text && text !== defaults[name] ? [[name, text]] : []
    }),
  )
  const db = await database()
  const rows = await db
    .insert(classSlipTexts)
    .values({ userId: viewer.id, language, texts, revision: 1 })
    .onConflictDoUpdate({
      target: [classSlipTexts.userId, classSlipTexts.language],
      set: { texts, revision: sql`${classSlipTexts.revision} + 1` },
      setWhere: eq(classSlipTexts.revision, revision),
    })
    .returning({ revision: classSlipTexts.revision })
  if (rows.length === 0) throw new AppError('conflict', 'slipTextsChanged')
}
