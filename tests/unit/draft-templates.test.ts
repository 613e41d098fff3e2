import { expect, test } from 'vitest'
import { DRAFT_LANGUAGES, DRAFT_TASKS } from '@/base/draft-kinds'
import { parseMarkdown } from '@/base/markdown'
import { draftTemplates } from '@/lib/drafts/content'
import { listChapterPassages, rankPassages, selectFullest } from '@/lib/drafts/sources/load'
import type { Passage } from '@/lib/drafts/sources/passages'
import { findToolkitPassages } from '@/lib/drafts/sources/toolkit-passages'
import { composeFromTemplate, makeGaps } from '@/lib/drafts/templates/compose'
import { getMaxWords, selectSentences } from '@/lib/drafts/templates/sentences'

const loadPassages = async (theme: string, part: string) => {
  const passages: Passage[] = (await findToolkitPassages(theme, part)).map((passage) => ({
    ...passage,
    title: 'The Key Goes Round',
    href: '/toolkit',
  }))
  return selectFullest(passages).map((passage, index) => ({ ...passage, number: index + 1 }))
}

const FACTS = { grade: 8, subject: 'English', minutes: 40, classSize: 45, title: 'Class duties' }

const compose = async (
  task: (typeof DRAFT_TASKS)[number],
  language: (typeof DRAFT_LANGUAGES)[number] = 'en',
  part = 'deck',
) =>
  composeFromTemplate(task, {
    text: draftTemplates[language],
    facts: FACTS,
    passages: await loadPassages('youth-leadership', part),
  })

test.each(
  DRAFT_TASKS.flatMap((task) => DRAFT_LANGUAGES.map((language) => [task, language] as const)),
)('a %s in %s has headings and cites existing sources only', async (task, language) => {
  const text = await compose(task, language)
  const kinds = parseMarkdown(text).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'heading').length).toBeGreaterThanOrEqual(2)
  const numbers = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.every((number) => number >= 1 && number <= 5)).toBe(true)
  expect(text).not.toContain('undefined')
})

test('a worksheet quotes sentences of the material, not longer than its grade reads', async () => {
  const passages = await loadPassages('youth-leadership', 'deck')
  const material = passages.map(({ text }) => text).join(' ')
  const sentences = selectSentences(passages, { count: 6, maxWords: getMaxWords(4) })
  expect(sentences.length).toBeGreaterThan(2)
  for (const { text } of sentences) {
    expect(material).toContain(text)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(14)
  }
})

test('a rubric takes the criteria of the material', async () => {
  const passages = await loadPassages('ethics-innovation', 'rubrics')
  const text = composeFromTemplate('rubric', {
    text: draftTemplates.en,
    facts: FACTS,
    passages,
  })
  expect(text).toContain('## Can someone check it? [')
  expect(text).toContain('**1 Just begun:** “Many”, “most people”, “studies say”')
})

test('a gap has one answer, and is a whole word', () => {
  const sentences = [
    'The tailor sews a tail.',
    'Keys open the key cupboard.',
    'A mirror is a mirror.',
  ]
  expect(makeGaps(sentences, ['tail', 'cupboard', 'mirror'])).toEqual([
    { question: 'Keys open the key ________.', answer: 'cupboard' },
  ])
})

test('a chapter is cut at its headings; tables are left out and entities are letters', () => {
  const passages = listChapterPassages({
    id: 'chapter-1',
    title: 'Water',
    blocks: [
      { html: '<p>Rain is &amp; stays a gift that every farmer near the river counts.</p>' },
      { html: '<h3 id="a">Wells</h3>' },
      {
        html: '<p>A well is deep. <strong>Who</strong> dug the well of this village? It has a rope.</p>',
      },
      { html: '<table><tr><td>cell</td></tr></table>' },
    ],
  })
  expect(passages).toEqual([
    expect.objectContaining({
      place: 'Water',
      text: 'Rain is & stays a gift that every farmer near the river counts.',
    }),
    expect.objectContaining({
      place: 'Water: Wells',
      text: 'A well is deep. It has a rope.',
      questions: ['Who dug the well of this village?'],
    }),
  ])
})

test('a topic finds the passages about it, and nothing where the material is silent', () => {
  const newPassage = (place: string, text: string) => ({
    ...{ title: 'Book', href: '/ebook', questions: [], criteria: [] },
    ...{ place, text },
  })
  const passages = [
    newPassage('Clouds', 'Clouds hold rainwater above the fields.'),
    newPassage('Harvest', 'Farmers store rainwater in tanks before the harvest.'),
  ]
  expect(rankPassages(passages, 'harvest festivals').map(({ place }) => place)).toEqual(['Harvest'])
  expect(rankPassages(passages, 'photosynthesis in leaves')).toEqual([])
  expect(rankPassages(passages, 'of the')).toEqual([])
  const longTopic =
    'Kolam, rangoli, pongal customs, sugarcane, jallikattu and the rainwater harvest'
  expect(rankPassages(passages, longTopic).map(({ place }) => place)).toEqual(['Harvest'])
  const unrelated = 'Kolam, rangoli, pongal customs, sugarcane, jallikattu and rainwater'
  expect(rankPassages(passages, unrelated)).toEqual([])
  const forms = 'farming, tanks, storing and sharing'
  expect(rankPassages(passages, forms).map(({ place }) => place)).toEqual(['Harvest'])
  const oneWord = 'Kolam, rangoli, pongal customs and the clouds'
  expect(rankPassages(passages, oneWord).map(({ place }) => place)).toEqual(['Clouds'])
})
