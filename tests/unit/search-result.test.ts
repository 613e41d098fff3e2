import { expect, test } from 'vitest'
import { fitDatedTitle, fitDescription, fitTitle } from '@/lib/search-result'

test('a title says what it is, if there is room', () => {
  expect(fitTitle('Ten Houses', 'Slide deck')).toBe('Ten Houses: Slide deck')
  const long = 'Everything that a class of sixty can find out in one street'
  expect(fitTitle(long, 'Slide deck')).toBe('Everything that a class of sixty can find out in one…')
  expect(fitTitle('x'.repeat(160), 'e-book').length).toBeLessThanOrEqual(54)
})

test('a dated title keeps its day', () => {
  expect(fitDatedTitle('Ten Houses', '28 Nov 2026')).toBe('Ten Houses: 28 Nov 2026')
  const long = fitDatedTitle('One rubric, two readers: mark a project together', '28 Nov 2026')
  expect(long).toBe('One rubric, two readers: mark a project…: 28 Nov 2026')
  expect(long.length).toBeLessThanOrEqual(54)
})

test('a description has whole sentences, and more words if it is short', () => {
  expect(fitDescription('A book.', 'For teachers.')).toBe('A book. For teachers.')
  const sentence = `${'word '.repeat(19)}word.`
  expect(fitDescription(`${sentence} ${sentence}`, '')).toBe(sentence)
  const endless = fitDescription('word '.repeat(60), '')
  expect(endless.length).toBeLessThanOrEqual(160)
  expect(endless.endsWith('word…')).toBe(true)
  const hindi = `${'शब्द '.repeat(18)}शब्द।`
  expect(fitDescription(`${hindi} ${hindi}`, '')).toBe(hindi)
})
