import 'server-only'
import { desc, eq, max, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { users } from '@/db/relations/accounts'
import { siteTexts, siteTextVersions } from '@/db/schema'
import { fillFields, isSameText, listTextFields, type TextField } from './fields'
import { isTextName, TEXT_NAMES, type TextFieldValues, type TextName } from './kinds'
import { loadPublishedTexts, type PublishedTexts } from './published'

export type TextSummary = {
  id: TextName
  isEdited: boolean
  hasDraft: boolean
  publishedAt: Date | null
}

export async function listTexts(): Promise<TextSummary[]> {
  const db = await database()
  const { values } = await loadPublishedTexts()
  const rows = await db
    .select({
      name: siteTexts.name,
      draft: siteTexts.draft,
      publishedAt: max(siteTextVersions.createdAt),
    })
    .from(siteTexts)
    .leftJoin(siteTextVersions, eq(siteTextVersions.name, siteTexts.name))
    .groupBy(siteTexts.name)
  const rowsByName = new Map(rows.map((row) => [row.name, row]))
  return TEXT_NAMES.map((name) => {
    const [row, published = {}] = [rowsByName.get(name), values[name]]
    return {
      id: name,
      isEdited: Object.keys(published).length > 0,
      hasDraft: row !== undefined && !isSameText(row.draft, published),
      publishedAt: row?.publishedAt ?? null,
    }
  })
}

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
  name: TextName
  currentNumber: number
  versions: TextVersionSummary[]
}

const MAX_SHOWN_VERSIONS = 50

/** For the editor; null for an unknown name. */
export async function getEditedText(name: string): Promise<EditedText | null> {
  if (!isTextName(name)) return null
  const fields = listTextFields(name)
  const [row, versions] = [await findDraft(name), await listVersions(name, fields)]
  const draft = row?.draft ?? {}
  return {
    ...{ name, fields, version: row?.version ?? 0, values: fillFields(fields, draft) },
    hasDraft: !isSameText(draft, versions[0]?.values ?? {}),
    hasPreviousDraft: Boolean(row?.previousDraft),
    currentNumber: versions[0]?.number ?? 0,
    versions: versions.map(({ values: _, ...version }) => version),
  }
}

/** What the site would show if this draft were published. */
export async function getTextsWithDraft(name: TextName): Promise<PublishedTexts> {
  const [published, row] = [await loadPublishedTexts(), await findDraft(name)]
  return { ...published, values: { ...published.values, [name]: row?.draft ?? {} } }
}

export async function findDraft(name: string) {
  const { draft, previousDraft, version } = siteTexts
  const db = await database()
  const [row] = await db
    .select({ draft, previousDraft, version })
    .from(siteTexts)
    .where(eq(siteTexts.name, name))
  return row
}

async function listVersions(name: TextName, fields: TextField[]) {
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
    .limit(MAX_SHOWN_VERSIONS)
  return rows.map((row) => ({
    ...row,
    changes: fields.flatMap(({ name: field, label }) => {
      const text = row.values[field]
      return text ? [{ label, text }] : []
    }),
  }))
}
