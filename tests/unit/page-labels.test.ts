import { describe, expect, test, vi } from 'vitest'
import { runInLanguage } from '@/i18n/request-language'
import { toolkitText } from '@/i18n/toolkit'
import { findPageLabel, toPageOptions } from '@/lib/content/page-labels'
import { getCompanion } from '@/lib/library/companion'
import { seededLists } from '../support/items'

vi.mock('server-only', () => ({}))

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

  test('is the one of the team in every language, until it is renamed back', () => {
    expect(findHindiLabel(rename('Our streets'), 'social-impact')).toBe('Our streets')
    expect(findHindiLabel(rename('Social impact'), 'social-impact')).toBe(hindi)
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
