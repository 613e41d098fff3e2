import { expect, test } from 'vitest'
import {
  EMPTY_FILTER,
  findMatchingPages,
  matchesFilter,
} from '@/components/toolkit/filter-resources'
import { matchesAllWords } from '@/components/ui/search-match'
import { compareNames } from '@/i18n/compare-names'
import type { Language } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import type { ToolkitResourceCard } from '@/lib/toolkit/schema'

const card: ToolkitResourceCard = {
  id: 'social-impact-cards',
  theme: 'social-impact',
  themeLabel: 'Social impact',
  resourceType: 'cards',
  typeLabel: 'Reflection cards',
  typePosition: 1,
  title: 'गली के कार्ड',
  otherTitles: ['Cards for the Street', 'Social impact', 'Reflection cards'],
  subtitle: '',
  pageUrl: 'https://uns.example/library/cards',
  description: 'हर कार्ड पर एक सवाल।',
  grades: '6-8',
  isPremium: false,
  isCrossTheme: false,
  pages: ['Start here', 'किताबें और कार्ड'],
  pictures: [],
  editions: [],
  pageCount: 2,
  files: [],
}

const inLanguage: Partial<Record<Language, ToolkitResourceCard>> = {
  en: card,
  hi: { ...card, themeLabel: 'सामाजिक प्रभाव', typeLabel: 'चिंतन कार्ड' },
  ta: { ...card, themeLabel: 'சமூகத் தாக்கம்', typeLabel: 'சிந்தனை அட்டைகள்' },
}

const finds = (language: Language, words: string) =>
  runInLanguage(language, () =>
    matchesFilter(inLanguage[language] ?? card, { ...EMPTY_FILTER, words }),
  )

test.each([
  ['en', 'social reflection', true],
  ['en', 'street', true],
  ['hi', 'सामाजिक', true],
  ['hi', 'चिंतन कार्डों', true],
  ['hi', 'गलियों सवालों', true],
  ['hi', 'street social', true],
  ['hi', 'नेतृत्व', false],
  ['ta', 'சமூகத்', true],
  ['ta', 'சிந்தனை அட்டை', true],
  ['ta', 'Street', true],
  ['ta', 'தலைமைத்துவம்', false],
] as const)('in %s, the words "%s" find a resource: %s', (language, words, isFound) =>
  expect(finds(language, words)).toBe(isFound),
)

test('pages are found by an inflected form of a word of their title', () => {
  expect(findMatchingPages(card, 'किताब').map(({ number }) => number)).toEqual([2])
  expect(findMatchingPages(card, 'किताबों').map(({ number }) => number)).toEqual([2])
})

test('titles in other languages are among the texts of a list', () => {
  expect(matchesAllWords([card.title, ...(card.otherTitles ?? [])], 'street गली')).toBe(true)
})

test.each(['en', 'hi', 'ta'] as const)('names are sorted in %s', (language) => {
  const names = ['Zoya', 'कविता', 'Émile', 'emily', 'Emile', 'கமலா', 'आकाश', 'அன்பு', 'anand']
  const sortedNames = runInLanguage(language, () => names.toSorted(compareNames))
  const scripts = [/[a-z]/i, /\p{Script=Devanagari}/u, /\p{Script=Tamil}/u].map((script) =>
    sortedNames.filter((name) => script.test(name)),
  )
  expect(scripts).toEqual([
    ['anand', 'Emile', 'Émile', 'emily', 'Zoya'],
    ['आकाश', 'कविता'],
    ['அன்பு', 'கமலா'],
  ])
})
