import { describe, expect, test } from 'vitest'
import { runInLanguage } from '@/i18n/request-language'
import { toolkitText } from '@/i18n/toolkit'
import { mergeTranslations } from '@/lib/content/item/save'
import { findPageLabel, listTranslations, toPageOptions, translateLabel } from '@/lib/content/lists'
import { getCompanion } from '@/lib/library/videos'
import { newEntry, seededLists } from '../support/items'

const themes = seededLists.theme
const hindi = runInLanguage('hi', toolkitText).names['social-impact']
const findHindiLabel = (entries: typeof themes, slug: string | null) =>
  runInLanguage('hi', () => findPageLabel(entries, slug))
const rename = (label: string) =>
  themes.map((entry) => (entry.slug === 'social-impact' ? { ...entry, label } : entry))

describe('a label on a page', () => {
  test('is in the language of the page if it came with the site', () => {
    expect(hindi).toMatch(/^[\u0900-\u097f ]+$/)
    expect(findPageLabel(themes, 'social-impact')).toBe('Social impact')
    expect(findHindiLabel(themes, 'social-impact')).toBe(hindi)
    expect(findHindiLabel(themes, 'unknown')).toBe('')
    expect(findHindiLabel(themes, null)).toBe('')
  })

  test('keeps its translation after a new English name, marked as older', () => {
    expect(findHindiLabel(rename('Our streets'), 'social-impact')).toBe(hindi)
    const listHindi = (label: string) =>
      listTranslations({ ...newEntry('theme', 'social-impact', label) })[0]
    expect(listHindi('Our streets')).toEqual({ language: 'hi', label: hindi, isOutdated: true })
    expect(listHindi('Social impact')).toMatchObject({ isOutdated: false })
  })

  test('is the translation of the team, if there is one', () => {
    const entry = {
      ...newEntry('region', 'madras', 'Chennai'),
      translations: { hi: { label: 'चेन्नई', of: 'Chennai' } },
    }
    const inHindi = (label: string) => runInLanguage('hi', () => translateLabel([entry], label))
    expect(inHindi('Chennai')).toBe('चेन्नई')
    expect(inHindi('Salem')).toBe('Salem')
    expect(translateLabel([entry], 'Chennai')).toBe('Chennai')
  })

  test('of another list than the themes has no name of the code, even with the same slug', () => {
    const category = newEntry('category', 'global-goals', 'Global Goals')
    expect(runInLanguage('hi', () => translateLabel([category], 'Global Goals'))).toBe(
      'Global Goals',
    )
  })

  test('an unchanged translation fits only when it is saved without a new English name', () => {
    const entry = newEntry('theme', 'social-impact', 'Our streets')
    const renamed = mergeTranslations(entry, 'Our city', { hi: hindi, ta: null })
    expect(renamed).toEqual({})
    const confirmed = mergeTranslations(entry, 'Our streets', { hi: hindi })
    expect(confirmed.hi).toEqual({ label: hindi, of: 'Our streets' })
    const changed = mergeTranslations(entry, 'Our city', { hi: 'हमारा शहर' })
    expect(changed.hi).toEqual({ label: 'हमारा शहर', of: 'Our city' })
  })

  test('is the same in the options of a form and beside a book', () => {
    const [option] = runInLanguage('hi', () => toPageOptions(themes))
    const companion = runInLanguage('hi', () =>
      getCompanion({ theme: 'social-impact' }, seededLists),
    )
    expect(option).toEqual({ value: 'social-impact', label: hindi })
    expect(companion?.label).toContain(hindi)
  })

  test('of a retired entry is offered only to a record that has it', () => {
    const retired = themes.map((entry) => ({ ...entry, isRetired: true }))
    expect(toPageOptions(retired)).toEqual([])
    expect(toPageOptions(retired, 'social-impact')).toHaveLength(1)
  })
})
