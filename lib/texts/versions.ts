import 'server-only'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import type { Db } from '@/db/client'
import { siteTextVersions } from '@/db/schema'
import { isTextId, splitTextId, type TextFieldValues, type TextId } from './kinds'

export function requireTextId(id: string): TextId {
  if (!isTextId(id)) throw new AppError('notFound', 'notFound')
  return id
}

export async function findNewestVersion(tx: Db, name: TextId): Promise<TextVersion> {
  const { number, values } = siteTextVersions
  const [newest] = await tx
    .select({ number, values })
    .from(siteTextVersions)
    .where(eq(siteTextVersions.name, name))
    .orderBy(desc(number))
    .limit(1)
  return newest ?? CODE_VERSION
}

/** 0 is the text of the code. */
export async function findVersion(tx: Db, name: TextId, number: number): Promise<TextVersion> {
  if (number === 0) return CODE_VERSION
  const [version] = await tx
    .select({ number: siteTextVersions.number, values: siteTextVersions.values })
    .from(siteTextVersions)
    .where(and(eq(siteTextVersions.name, name), eq(siteTextVersions.number, number)))
  if (!version) throw new AppError('notFound', 'notFound')
  return version
}

/** The English text was published after this translation, or after none. */
export async function isOlderThanEnglish(tx: Db, id: TextId): Promise<boolean> {
  const { name, language } = splitTextId(id)
  if (language === 'en') return false
  const { name: column, createdAt } = siteTextVersions
  const newest = (text: TextId) => sql`max(${createdAt}) filter (where ${column} = ${text})`
  const [row] = await tx
    .select({
      isOlder: sql<boolean>`coalesce(${newest(name)} > coalesce(${newest(id)}, '-infinity'), false)`,
    })
    .from(siteTextVersions)
    .where(inArray(column, [name, id]))
  return row?.isOlder ?? false
}

type TextVersion = { number: number; values: TextFieldValues }

const CODE_VERSION: TextVersion = { number: 0, values: {} }
