import 'server-only'
import { desc, eq, max, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { siteTexts, siteTextVersions } from '@/db/schema'
import { type Language, languageCodes } from '@/i18n/languages'
import { fillFields, isSameText, listTextFields, type TextField } from './fields'
import { isTextId, listTextIds, splitTextId, type TextFieldValues, type TextId } from './kinds'
import { loadPublishedTexts, type PublishedTexts } from './published'

export type TextSummary = {
  id: TextId
  isEdited: boolean
  hasDraft: boolean
  publishedAt: Date | null
  /** The English text was published later, so that the translation may no longer fit it. */
  isOutdated: boolean
}

export type TextsInLanguage = { language: Language; texts: TextSummary[] }

export async function listTexts(): Promise<TextsInLanguage[]> {
  const { values } = await loadPublishedTexts()
  const rows = await listDrafts()
  const summarize = (id: TextId): TextSummary => {
    const [row, published = {}] = [rows.get(id), values[id]]
    const { name, language } = splitTextId(id)
    return {
      id,
      isEdited: Object.keys(published).length > 0,
      hasDraft: row !== undefined && !isSameText(row.draft, published),
      publishedAt: row?.publishedAt ?? null,
      isOutdated: isOlder(row?.publishedAt, language === 'en' ? null : rows.get(name)?.publishedAt),
    }
  }
  return languageCodes.map((language) => ({
    language,
    texts: listTextIds(language).map(summarize),
  }))
}

async function listDrafts() {
  const db = await database()
  const rows = await db
    .select({
      name: siteTexts.name,
      draft: siteTexts.draft,
      publishedAt: max(siteTextVersions.createdAt),
    })
    .from(siteTexts)
    .leftJoin(siteTextVersions, eq(siteTextVersions.name, siteTexts.name))
    .groupBy(siteTexts.name)
  return new Map(rows.map((row) => [row.name, row]))
}

type Moment = Date | null | undefined

const isOlder = (translation: Moment, english: Moment): boolean =>
  Boolean(english && english > (translation ?? 0))

export type TextVersionSummary = {
  number: number
  publishedAt: Date
  /** Null if the account was erased. */
  publishedBy: string | null
  changes: { label: string; text: string }[]
}

export type EditedDraft = {
  name: string
  fields: TextField[]
  values: TextFieldValues
  version: number
  hasDraft: boolean
  hasPreviousDraft: boolean
}

export type EditedText = EditedDraft & {
  name: TextId
  currentNumber: number
  isOutdated: boolean
  versions: TextVersionSummary[]
}

const MAX_SHOWN_VERSIONS = 50

/** For the editor; null for an unknown text. */
export async function getEditedText(id: string): Promise<EditedText | null> {
  if (!isTextId(id)) return null
  const fields = listTextFields(id)
  const [row, versions] = [await findTextDraft(id), await listVersions(id, fields)]
  const english = await findEnglish(id)
  const draft = row?.draft ?? {}
  return {
    ...{ name: id, version: row?.version ?? 0, values: fillFields(fields, draft) },
    fields: fields.map((field) => ({ ...field, english: english?.values[field.name] })),
    hasDraft: !isSameText(draft, versions[0]?.values ?? {}),
    hasPreviousDraft: Boolean(row?.previousDraft),
    currentNumber: versions[0]?.number ?? 0,
    isOutdated: isOlder(versions[0]?.publishedAt, english?.publishedAt),
    versions: versions.map(({ values: _, ...version }) => version),
  }
}

/** What a translation is a translation of. */
async function findEnglish(id: TextId) {
  const { name, language } = splitTextId(id)
  if (language === 'en') return null
  const fields = listTextFields(name)
  const [newest] = await listVersions(name, fields, 1)
  return { values: fillFields(fields, newest?.values ?? {}), publishedAt: newest?.publishedAt }
}

/** What the site would show if this draft were published. */
export async function getTextsWithDraft(id: TextId): Promise<PublishedTexts> {
  const [published, row] = [await loadPublishedTexts(), await findTextDraft(id)]
  return { ...published, values: { ...published.values, [id]: row?.draft ?? {} } }
}

export async function findTextDraft(name: string) {
  const { draft, previousDraft, version } = siteTexts
  const db = await database()
  const [row] = await db
    .select({ draft, previousDraft, version })
    .from(siteTexts)
    .where(eq(siteTexts.name, name))
  return row
}

async function listVersions(name: TextId, fields: TextField[], limit = MAX_SHOWN_VERSIONS) {
  const db = await database()
  const rows = await db
    .select({
      number: siteTextVersions.number,
      values: siteTextVersions.values,
      publishedAt: siteTextVersions.createdAt,
      publishedBy: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(siteTextVersions)
    .leftJoin(users, eq(users.id, siteTextVersions.publishedBy))
    .where(eq(siteTextVersions.name, name))
    .orderBy(desc(siteTextVersions.number))
    .limit(limit)
  return rows.map((row) => ({
    ...row,
    changes: fields.flatMap(({ name: field, label }) => {
      const text = row.values[field]
      return text ? [{ label, text }] : []
    }),
  }))
}
