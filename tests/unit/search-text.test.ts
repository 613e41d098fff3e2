// @module-tag machine
import { expect, test } from 'vitest'
import { listWordForms, normalizeSearchText, splitWords } from '@/base/search-text'
import { findTextRanges } from '@/components/library/reader/find-text-ranges'
import { matchesAllWords } from '@/components/ui/search-match'

test.each([
  ['composed and decomposed letters', 'cafe\u0301', 'caf\u00e9'],
  ['a nukta in one or two characters', '\u0958लम', '\u0915\u093cलम'],
  ['no nukta', 'ज़िला', 'जिला'],
  ['joiners', 'क्\u200dष \u200cக்\u200cஷ', 'क्ष க்ஷ'],
  ['digits', 'कक्षा ९, வகுப்பு ௧௦', 'कक्षा 9, வகுப்பு 10'],
  ['the nasal sign', 'हँसी', 'हंसी'],
  ['capitals', 'Émile', 'émile'],
])('%s are the same for a search', (_, one, other) =>
  expect(normalizeSearchText(one)).toBe(normalizeSearchText(other)),
)

test('vowel signs and virama stay within their word, and accents are kept', () => {
  expect(splitWords(' विद्यालय  பள்ளிக்கூடம் Élan विद्यालय')).toEqual(['विद्यालय', 'பள்ளிக்கூடம்', 'élan'])
})

test.each([
  ['विद्या', 'विद्यालय'],
  ['பள்ளி', 'பள்ளிக்கூடம்'],
  ['किताबें', 'एक किताब'],
  ['किताब', 'किताबें'],
  ['शिक्षकों', 'शिक्षक'],
  ['हिंदी', 'हिन्दी'],
  ['हिन्दी', 'हिंदी में'],
  ['பள்ளியில்', 'ஒரு பள்ளி'],
  ['அட்டைகள்', 'சிந்தனை அட்டை'],
  ['௧௦', 'வகுப்பு 10'],
])('%s finds %s', (query, text) => expect(matchesAllWords([text], query)).toBe(true))

test('another word is not found, nor the stem within a word', () => {
  expect(matchesAllWords(['विद्यालय'], 'किताब')).toBe(false)
  expect(matchesAllWords(['आराम'], 'रामों')).toBe(false)
  expect(listWordForms('books')).toEqual(['books'])
  expect(listWordForms('में')).toEqual(['में'])
})

test.each([
  ['The CAFE\u0301 opens', 'café', 'CAFE\u0301'],
  ['यह ज़िला है', 'जिला', 'ज़िला'],
  ['ஒரு பள்ளிக்கூடம் 10', 'பள்ளி', 'பள்ளி'],
  ['She said “Go”', '"go"', '“Go”'],
])('a reader finds in "%s" the query "%s"', (text, query, found) => {
  const [[start, end] = [0, 0]] = findTextRanges(text, query)
  expect(text.slice(start, end)).toBe(found)
})

test('a reader finds every place, and none for an empty query', () => {
  expect(findTextRanges('rain, RAIN', 'rain')).toEqual([
    [0, 4],
    [6, 10],
  ])
  expect(findTextRanges('rain', ' ')).toEqual([])
})
