import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  escapeNotation,
  type NotationSpan,
  parseNotation,
  toPlainText,
} from '@/lib/class-tests/notation'

const text = (words: string): NotationSpan => ({ kind: 'text', text: words })
const sup = (words: string): NotationSpan => ({ kind: 'superscript', text: words })
const sub = (words: string): NotationSpan => ({ kind: 'subscript', text: words })
const fraction = (top: string, bottom: string): NotationSpan => ({ kind: 'fraction', top, bottom })

describe('notation of questions', () => {
  test.each([
    ['x^2 + y^2', [text('x'), sup('2'), text(' + y'), sup('2')]],
    ['10^-3 m', [text('10'), sup('-3'), text(' m')]],
    ['x^{n+1}', [text('x'), sup('n+1')]],
    ['x^n', [text('x'), sup('n')]],
    ['(a+b)^2', [text('(a+b)'), sup('2')]],
    ['H_2O', [text('H'), sub('2'), text('O')]],
    ['a_{12}', [text('a'), sub('12')]],
    ['3/4 of 20', [fraction('3', '4'), text(' of 20')]],
    ['2 1/2', [text('2 '), fraction('1', '2')]],
    ['{a+b}/{2c}', [fraction('a+b', '2c')]],
    ['क्षेत्रफल = l^2', [text('क्षेत्रफल = l'), sup('2')]],
    ['நிறை 1/2 கி', [text('நிறை '), fraction('1', '2'), text(' கி')]],
  ])('%s', (source, spans) => {
    expect(parseNotation(source)).toEqual(spans)
  })

  test.each([
    'The gap is _____.',
    'file_name and my_own_name',
    '24/05/2026',
    'km/h, and/or',
    '1234/5',
    '3.5/2',
    'a ^ b',
    'x^',
    '{no fraction}',
    '{a}/b',
    'x^{open',
  ])('%s stays as it is', (source) => {
    expect(parseNotation(source)).toEqual([text(source)])
  })

  test('a backslash keeps a character', () => {
    expect(parseNotation('x\\^2 and 3\\/4')).toEqual([text('x^2 and 3/4')])
  })

  test('a script’s own marks are no end of a word', () => {
    expect(parseNotation('कि^2')).toEqual([text('कि'), sup('2')])
  })

  test('markup stays text', () => {
    const source = '<img src=x onerror=alert(1)> <b>x</b>'
    expect(parseNotation(source)).toEqual([text(source)])
  })

  test('escaped words come back as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        expect(
          parseNotation(escapeNotation(words))
            .map((span) => ('text' in span ? span.text : ''))
            .join(''),
        ).toBe(words)
      }),
    )
  })

  test('nothing that was typed is lost', () => {
    const pieces = fc.constantFrom('x', '^', '_', '{', '}', '/', '2', '\\', ' ', 'क', 'ி', '12')
    fc.assert(
      fc.property(
        fc.array(pieces).map((list) => list.join('')),
        (source) => {
          const kept = parseNotation(source)
            .map((span) => ('text' in span ? span.text : `${span.top}${span.bottom}`))
            .join('')
          const letters = (words: string) => words.replace(/[\\^_/{}]/g, '')
          expect(letters(kept)).toBe(letters(source))
          expect(letters(toPlainText(source).replaceAll(' ', ''))).toBe(
            letters(source).replaceAll(' ', ''),
          )
        },
      ),
    )
  })
})
