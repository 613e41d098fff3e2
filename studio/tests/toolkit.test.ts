import { describe, expect, test } from 'vitest'
import { licence, parts } from '@/content/toolkit/parts'
import { themes } from '@/content/toolkit/themes'
import type { Slide } from '@/content/toolkit/types'
import { homeText } from '@/i18n/home'
import { readToolkitFile, toolkitFiles } from '@/tests/support/toolkit-files'
import { toPlainText } from '../toolkit/inline-markup'
import { MAX_KB } from '../toolkit/limits'
import { CARDS_PER_SHEET } from '../toolkit/pdf/cards'

const countWords = (text: string) => toPlainText(text).split(/\s+/).filter(Boolean).length

test('the types and themes are those that the home page names', () => {
  const { toolkit, themes: series } = homeText()
  const toolNames = Object.values(toolkit.tools).map(({ name }) => name)
  expect(parts.map(({ name }) => name)).toEqual(toolNames)
  const namedThemes = Object.values(series.weeks).map(({ name }) => name)
  const writtenThemes = themes.map(({ name }) => name)
  expect(writtenThemes).toEqual(namedThemes.filter((name) => writtenThemes.includes(name)))
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length)
})

test('the reflection cards are free and the rest is for subscribers', () => {
  expect(parts.filter(({ isPremium }) => !isPremium).map(({ id }) => id)).toEqual(['cards'])
})

test.each(toolkitFiles)('$file exists and is small enough for a phone', ({ file, format }) => {
  const { length } = readToolkitFile(file)
  expect(length).toBeGreaterThan(5_000)
  expect(length).toBeLessThanOrEqual(MAX_KB[format] * 1024)
})

test('the licence is two sentences', () => {
  expect(licence).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\.$/)
})

describe.each([...themes])('$name', ({ deck, cards, templates, rubrics, journal }) => {
  const slides = deck.periods.flatMap((period) => period.slides)

  test('has a deck of ten to fourteen slides that opens with a board', () => {
    expect(slides.length).toBeGreaterThanOrEqual(10)
    expect(slides.length).toBeLessThanOrEqual(14)
    expect(slides.filter(({ layout }) => layout === 'board')).toEqual([slides[0]])
    expect(slides[0]?.title).toBe(deck.title)
    expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length)
  })

  test('fits periods of forty minutes', () => {
    for (const { name, slides } of deck.periods) {
      const minutes = slides.reduce((sum, slide) => sum + slide.minutes, 0)
      expect(minutes, name).toBeLessThanOrEqual(40)
      expect(minutes, name).toBeGreaterThanOrEqual(35)
    }
  })

  test('has brief notes for each slide on what to say, do and watch for', () => {
    for (const { title, notes } of slides) {
      for (const note of [notes.say, notes.do, notes.watch]) {
        expect(countWords(note), `${title}: ${note}`).toBeGreaterThan(3)
        expect(countWords(note), `${title}: ${note}`).toBeLessThanOrEqual(45)
      }
    }
  })

  test('keeps its slides short enough for the last bench', () => {
    expect(slides.filter((slide) => !isShort(slide)).map(({ title }) => title)).toEqual([])
  })

  test('has full sheets of cards, each with a short question and all parts filled', () => {
    expect(cards.cards.length % CARDS_PER_SHEET).toBe(0)
    for (const { question, begin, together } of cards.cards) {
      expect(countWords(question), question).toBeLessThanOrEqual(25)
      expect(question).toContain('?')
      expect(begin).toContain('…')
      expect(countWords(together), together).toBeLessThanOrEqual(25)
    }
    expect(new Set(cards.cards.map(({ sign }) => sign)).size).toBe(4)
    expect(new Set(cards.cards.map(({ question }) => question)).size).toBe(cards.cards.length)
  })

  test('has rubrics with four different levels, and a sample to try one on', () => {
    for (const { title, criteria } of rubrics.rubrics) {
      expect(criteria.length, title).toBeGreaterThanOrEqual(3)
      expect(criteria.length, title).toBeLessThanOrEqual(4)
      for (const { name, levels } of criteria) expect(new Set(levels).size, name).toBe(4)
    }
    const tryOutRubric = rubrics.rubrics.find(({ title }) => title === rubrics.tryOut.rubric)
    for (const { levels } of rubrics.tryOut.pieces) {
      expect(levels.length).toBe(tryOutRubric?.criteria.length)
    }
  })

  test('has tables whose rows have a cell for each head', () => {
    const pages = [...templates.forms, ...journal.pages]
    const tables = [
      ...pages.flatMap(({ blocks }) => blocks.filter((block) => block.is === 'table')),
      ...slides.filter((slide) => slide.layout === 'table'),
    ]
    for (const { head, rows, widths } of tables) {
      for (const row of rows) expect(row.length, head.join()).toBe(head.length)
      if (widths) expect(widths.length, head.join()).toBe(head.length)
    }
  })
})

function isShort(slide: Slide): boolean {
  if (slide.title.length > 48) return false
  switch (slide.layout) {
    case 'points':
      return slide.points.length <= 5 && slide.points.length >= 3
    case 'steps':
      return slide.steps.length <= 5 && slide.steps.length >= 3
    case 'table':
      return slide.rows.length <= 5 && slide.head.length <= 4
    case 'tally':
      return (
        slide.rows.length <= 6 &&
        slide.rows.every(({ count }) => count > 0 && count <= 20) &&
        slide.named.length <= 32
      )
    default:
      return true
  }
}
