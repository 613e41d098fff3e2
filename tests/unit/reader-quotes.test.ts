import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createQuoteFinder, takeQuote } from '@/components/library/reader/find-quote'
import { findTextRanges } from '@/components/library/reader/find-text-ranges'
import { HIGHLIGHT_COLOURS } from '@/lib/library/schema'

const EDITION =
  'A rubric is a map. Given late, a rubric is a receipt.\nThe next step is clear. A rubric is a map for two.'

function locate(text: string, quote: string, nth: number) {
  let start = -1
  for (let count = 0; count < nth; count += 1) start = text.indexOf(quote, start + 1)
  return { quote: takeQuote(text, start, start + quote.length), start }
}

describe('the words of a highlight are found in another edition', () => {
  const find = (text: string, nth: number) => {
    const place = createQuoteFinder(text)(locate(EDITION, 'rubric is', nth).quote)
    return place && text.slice(0, place.start).split('rubric is').length
  }

  test.each([
    ['the same text', EDITION, [1, 2, 3]],
    ['text added before', `A new preface. ${EDITION}`, [1, 2, 3]],
    ['paragraphs split and joined', EDITION.replace('.\n', '. ').replace('. G', '.\nG'), [1, 2, 3]],
    ['the first sentence gone', EDITION.replace('A rubric is a map. ', ''), [2, 1, 2]],
  ])('%s', (_, text, expected) => {
    expect([1, 2, 3].map((nth) => find(text, nth))).toEqual(expected)
  })

  test('words that are gone are nowhere', () => {
    expect(find('Nothing of it is left.', 1)).toBeNull()
  })

  test('Indian scripts, whatever the spelling of the new edition', () => {
    const [hindi, tamil] = ['यह ज़िला हिन्दी में है', 'ஒரு பள்ளிக்கூடம் உள்ளது']
    const { quote } = locate(hindi, 'ज़िला हिन्दी', 1)
    const other = 'नया: यह जिला हिंदी में है'
    const place = createQuoteFinder(other)(quote)
    expect(place && other.slice(place.start, place.end)).toBe('जिला हिंदी')
    expect(createQuoteFinder(tamil)(locate(tamil, 'பள்ளிக்கூடம்', 1).quote)).toMatchObject({
      start: 4,
    })
  })

  test('half a character is never kept', () => {
    const { before, after } = takeQuote(`😀${'x'.repeat(39)}quote${'y'.repeat(39)}😀`, 41, 46)
    expect([before, after].every((text) => text.isWellFormed())).toBe(true)
  })
})

test.each([
  ['Résumé of the café', 'resume', 'Résumé'],
  ['resume', 'résumé', 'resume'],
  ['यह हिन्दी है', 'हिंदी', 'हिन्दी'],
  ['यह हिंदी है', 'हिन्दी', 'हिंदी'],
  ['किताब', 'क', 'कि'],
  ['ஒரு பள்ளி', 'பள', 'பள்'],
  ['The first day', 'first', 'first'],
])('a reader finds in "%s" the query "%s" and cuts no letter', (text, query, found) => {
  const [[start, end] = [0, 0]] = findTextRanges(text, query)
  expect(text.slice(start, end)).toBe(found)
})

const styles = readFileSync('components/library/reader/highlights.css', 'utf8')

function computeLuminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(colour.slice(offset, offset + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(HIGHLIGHT_COLOURS)('text on %s has enough contrast, and a line of its own', (colour) => {
  const [, rule = ''] = new RegExp(`data-colour="${colour}"\\] \\{([^}]*)\\}`).exec(styles) ?? []
  const [, background = ''] = /--mark: (#[0-9a-f]{6})/.exec(rule) ?? []
  const [, ink = ''] = /\.book-mark \{[^}]*\n {2}color: (#[0-9a-f]{6})/.exec(styles) ?? []
  const contrast = (computeLuminance(background) + 0.05) / (computeLuminance(ink) + 0.05)
  expect(contrast).toBeGreaterThanOrEqual(4.5)
  const lines = styles.match(/border-bottom-style: (\w+)/g) ?? []
  expect(new Set(lines).size).toBe(HIGHLIGHT_COLOURS.length - 1)
})
