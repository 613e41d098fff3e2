import { expect, test } from 'vitest'
import { DRAFT_LANGUAGES, DRAFT_TASKS } from '@/base/draft-kinds'
import { parseMarkdown } from '@/base/markdown'
import { draftTemplates } from '@/lib/drafts/content'
import { listChapterPassages, selectFullest } from '@/lib/drafts/sources/load'
import { type Passage, splitSentences } from '@/lib/drafts/sources/passages'
import { findToolkitPassages } from '@/lib/drafts/sources/toolkit-passages'
import { rankPassages } from '@/lib/drafts/sources/topic'
import { composeFromTemplate } from '@/lib/drafts/templates/compose'
import { listQuestions } from '@/lib/question-bank/questions'

const loadPassages = async (theme: string, part: string) => {
  const passages: Passage[] = (await findToolkitPassages(theme, part)).map((passage) => ({
    ...passage,
    title: 'The Key Goes Round',
    href: '/toolkit',
    language: 'en',
    questionSource: { resource: `${theme}-${part}` },
  }))
  return selectFullest(passages).map((passage, index) => ({ ...passage, number: index + 1 }))
}

const FACTS = { grade: 8, subject: 'English', minutes: 40, classSize: 45, title: 'Class duties' }

type ComposeOptions = { language?: (typeof DRAFT_LANGUAGES)[number]; part?: string; theme?: string }

const compose = async (
  task: (typeof DRAFT_TASKS)[number],
  { language = 'en', part = 'deck', theme = 'youth-leadership' }: ComposeOptions = {},
) =>
  composeFromTemplate(task, {
    text: draftTemplates[language],
    language,
    facts: FACTS,
    passages: await loadPassages(theme, part),
    questions: await listQuestions({ resource: `${theme}-${part}` }),
  })

const OTHER_SCRIPT = { en: /[ऀ-ൿ]/, hi: /\p{Script=Tamil}/u, ta: /\p{Script=Devanagari}/u }

test.each(
  DRAFT_TASKS.flatMap((task) => DRAFT_LANGUAGES.map((language) => [task, language] as const)),
)(
  'a %s in %s has headings, in its language, and cites existing sources only',
  async (task, language) => {
    const text = await compose(task, { language })
    const kinds = parseMarkdown(text).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'heading').length).toBeGreaterThanOrEqual(2)
    const numbers = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
    expect(numbers.every((number) => number >= 1 && number <= 5)).toBe(true)
    expect(numbers.length > 0).toBe(task === 'worksheet' || task === 'questions')
    expect(text).not.toContain('undefined')
    expect(text).not.toMatch(OTHER_SCRIPT[language])
    if (language !== 'en') expect(text.match(/[A-Za-z]{4,}/g) ?? []).toEqual(expectedLatin(text))
  },
)

/** Titles and subjects that the test itself gives in English. */
const expectedLatin = (text: string) => text.match(/Class|duties|English/g) ?? []

test('a worksheet has the questions of its material only, with an answer for each', async () => {
  const written = await listQuestions({ resource: 'youth-leadership-cards' })
  const text = await compose('worksheet', { part: 'cards' })
  const asked = written.filter(({ question }) => text.includes(question.en))
  expect(asked.length).toBeGreaterThanOrEqual(5)
  const [paper = '', answers = ''] = text.split('## For the teacher: answers')
  const numbers = [...paper.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  for (const question of asked)
    expect(answers).toContain('why' in question ? question.why.en : question.answer.en)
})

test('no sentence of the material is cut up for a template', async () => {
  const passages = await loadPassages('youth-leadership', 'deck')
  const written = JSON.stringify(await listQuestions({ resource: 'youth-leadership-deck' }))
  for (const task of DRAFT_TASKS) {
    const text = await compose(task)
    for (const sentence of passages.flatMap((passage) => splitSentences(passage.text)))
      if (sentence.length > 20 && !written.includes(sentence)) expect(text).not.toContain(sentence)
  }
})

test('a rubric takes the criteria of the material', async () => {
  const material = { theme: 'ethics-innovation', part: 'rubrics' }
  const text = await compose('rubric', material)
  expect(text).toContain('## Can someone check it? [')
  expect(text).toContain('**1 Just begun:** “Many”, “most people”, “studies say”')
  expect(await compose('rubric', { ...material, language: 'hi' })).not.toContain('[')
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
    ...{ title: 'Book', href: '/ebook', language: 'en', questions: [], criteria: [] },
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
