import { describe, expect, test } from 'vitest'
import { editions } from '@/content/toolkit/editions'
import { themes } from '@/content/toolkit/themes'
import type { Block, Form, ThemeId } from '@/content/toolkit/types'
import { chooseEditions, getWorkId } from '@/lib/content/item'

/** The English forms that an edition has: the sheets that students fill in and the letter to parents. */
const TRANSLATED_FORMS: Record<ThemeId, string[]> = {
  'social-impact': ['Letter to parents, with consent slip', 'Survey sheet: one door'],
  'youth-leadership': ['Week sheet of the holder', 'Letter to parents, with a slip'],
  'global-goals': [
    'Tap sheet: one post, one day',
    'Switch sheet: one post, one day',
    'Letter to parents, with a slip',
  ],
  'ethics-innovation': ['Letter to parents', 'Evidence sheet: counted, heard, tried'],
}

test('each theme has an edition in Hindi and in Tamil', () => {
  expect(editions.map(({ id, language }) => `${id} ${language}`)).toEqual(
    themes.flatMap(({ id }) => [`${id} hi`, `${id} ta`]),
  )
})

describe.each(editions.map((edition) => [`${edition.id} ${edition.language}`, edition] as const))(
  '%s',
  (_, { id, language, cards, templates }) => {
    const original = themes.find((theme) => theme.id === id)

    test('has the cards of the original in the same order, each with all parts', () => {
      expect(cards.cards.map(({ sign }) => sign)).toEqual(
        original?.cards.cards.map(({ sign }) => sign),
      )
      expect(cards.ways.length).toBe(original?.cards.ways.length)
      expect(new Set(cards.cards.map(({ question }) => question)).size).toBe(cards.cards.length)
      for (const { question, begin, together } of cards.cards) {
        expect(question).toContain('?')
        expect(begin).toContain('…')
        expect(together).not.toBe('')
      }
    })

    test('has the forms for students and parents with the same blocks, rows and lines', () => {
      const originals = original?.templates.forms.filter(({ title }) =>
        TRANSLATED_FORMS[id].includes(title),
      )
      expect(templates.forms.map(describeForm)).toEqual(originals?.map(describeForm))
    })

    test('keeps the numbers of the original', () => {
      const originals = original?.templates.forms.filter(({ title }) =>
        TRANSLATED_FORMS[id].includes(title),
      )
      expect(listNumbers(templates.forms)).toEqual(listNumbers(originals ?? []))
    })

    test('is written in its own script', () => {
      const [own, other] = language === 'hi' ? [/\p{sc=Deva}/u, /\p{sc=Taml}/u] : SCRIPTS_OF_TAMIL
      for (const text of listTexts([cards, templates])) {
        expect(text).not.toMatch(other)
        expect(text.match(/[A-Za-z]+/g)?.filter((word) => !LATIN_WORDS.has(word)) ?? []).toEqual([])
        if (/\p{L}/u.test(text.replace(/[A-Za-z]/g, ''))) expect(text).toMatch(own)
      }
    })
  },
)

const SCRIPTS_OF_TAMIL = [/\p{sc=Taml}/u, /\p{sc=Deva}/u] as const
const LATIN_WORDS = new Set(['DOCX', 'LED', 'HP'])

function describeForm({ minutes, named, blocks }: Form) {
  return { minutes, named: named ?? false, blocks: blocks.map(describeBlock) }
}

function describeBlock(block: Block) {
  switch (block.is) {
    case 'list':
      return [block.is, block.mark, block.items.length]
    case 'fields':
      return [block.is, block.rows.map((row) => row.map(({ width }) => width))]
    case 'lines':
      return [block.is, block.lines]
    case 'table':
      return [block.is, block.head.length, block.rows.map((row) => row.length), block.blank]
    case 'box':
      return [block.is, block.height, block.ground]
    default:
      return [block.is]
  }
}

/** Of examples and sums; the numbers in sentences may be words. */
const listNumbers = (forms: Form[]) =>
  forms
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.is === 'table' ? block.rows.flat() : []))
    .flatMap((cell) => cell.match(/\d+(\.\d+)?/g) ?? [])

/** All strings that people read: layout is left out. */
function listTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['is', 'sign', 'mark', 'ground'].includes(key) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((entry) => listTexts(entry, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, entry]) => listTexts(entry, name))
}

describe('of each work', () => {
  const original = { id: 'cards', editionLanguage: 'en', translationOf: null }
  const hindi = { id: 'cards-hi', editionLanguage: 'hi', translationOf: 'cards' }
  const links = {
    cards: { id: 'cards', language: 'en', title: 'Cards' },
    hi: { id: 'cards-hi', language: 'hi', title: 'कार्ड' },
  }
  const rows = [
    { ...original, editions: [links.hi] },
    { ...hindi, editions: [links.cards] },
    { id: 'deck', editionLanguage: 'en', translationOf: null, editions: [] },
  ]
  const choose = (language: string) => chooseEditions(rows, language).map(({ id }) => id)

  test('a list has the edition in its language, else the original', () => {
    expect(choose('en')).toEqual(['cards', 'deck'])
    expect(choose('hi')).toEqual(['cards-hi', 'deck'])
    expect(choose('ta')).toEqual(['cards', 'deck'])
  })

  test('a list has the original when its translation is not published', () => {
    const [withoutEditions] = [{ ...original, editions: [] }]
    expect(chooseEditions([withoutEditions], 'hi')).toEqual([withoutEditions])
  })

  test('all editions have one id', () => {
    expect(getWorkId(hindi)).toBe('cards')
    expect(getWorkId(original)).toBe('cards')
  })
})
