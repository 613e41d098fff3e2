import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteOwner } from '@/base/owner'
import type { Language } from '@/i18n/languages'
import { listTranslatedSections } from './sections'

/** How many sentences of a partial language are still English. */

type Count = { missing: number; total: number }

export async function countEnglish(language: Language): Promise<Count> {
  const counts = await Promise.all(
    listTranslatedSections().map(async ({ name, modulePath }) =>
      countMissing(
        await readSection('en', modulePath, name),
        await readSection(language, modulePath, name),
      ),
    ),
  )
  return counts.reduce(add, NONE)
}

/** A function is one sentence, also if it returns the parts of an email. A text without letters is none. */
export function countMissing(english: unknown, own: unknown): Count {
  if (typeof english === 'object' && english !== null) {
    const ownTexts = (own ?? {}) as Record<string, unknown>
    return Object.entries(english)
      .map(([key, text]) => countMissing(text, ownTexts[key]))
      .reduce(add, NONE)
  }
  const isSentence = typeof english === 'function' || /\p{L}/u.test(`${english}`)
  if (typeof english === 'boolean' || !isSentence) return NONE
  return { missing: own === undefined ? 1 : 0, total: 1 }
}

const NONE: Count = { missing: 0, total: 0 }

const add = (one: Count, other: Count): Count => ({
  missing: one.missing + other.missing,
  total: one.total + other.total,
})

async function readSection(language: string, modulePath: string, name: string): Promise<unknown> {
  const file = path.resolve('i18n', language, `${modulePath}.ts`)
  if (!existsSync(file)) return undefined
  const { [name]: section } = await import(file)
  return typeof section === 'function' ? section(siteOwner) : section
}
