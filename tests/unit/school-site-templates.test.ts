import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { runInLanguage } from '@/i18n/request-language'
import { findBlockFault } from '@/lib/school-sites/faults'
import { MAX_PAGE_BYTES, SITE_TEMPLATES } from '@/lib/school-sites/kinds'
import {
  answerQuestions,
  listBlockQuestions,
  stripQuestions,
  withoutQuestions,
} from '@/lib/school-sites/questions'
import { renderSitePage } from '@/lib/school-sites/render/page'
import { type SiteBlock, siteBlock } from '@/lib/school-sites/schema'
import { sketchTemplates } from '@/lib/school-sites/templates/sketch'
import { buildStart } from '@/lib/school-sites/templates/start'
import { newRelease, newSiteView, newText } from '../support/school-sites'

const SCHOOL = {
  ...{ name: 'Lotus Valley', address: '4 Temple Road\nSalem 636001', board: 'CBSE', teachers: 24 },
  ...{ email: 'office@lotus.example', phone: '0427 2200000' },
}

const LANGUAGES = ['en', 'hi', 'ta'] as const
const ALL = SITE_TEMPLATES.flatMap((template) =>
  LANGUAGES.map((language) => [template, language] as const),
)

describe.each(ALL)('the starting point %s in %s', (template, language) => {
  const { settings, pages } = buildStart(SCHOOL, { template, language })

  test('can be published as it is, and asks visitors nothing', () => {
    for (const page of pages) {
      for (const block of page.blocks) expect(siteBlock.safeParse(block).success).toBe(true)
      const shown = withoutQuestions(page.blocks)
      for (const block of shown) expect(findBlockFault(block, {}), block.type).toBeNull()
      expect(JSON.stringify(shown)).not.toMatch(/[«»]/)
      expect(shown.at(-1)?.type).not.toBe('heading')
      const release = newRelease({ settings, pages: [{ ...page, path: '', blocks: shown }] })
      const html = renderSitePage(newSiteView(release), '')?.html ?? ''
      expect(gzipSync(html).length).toBeLessThan(MAX_PAGE_BYTES / 4)
    }
    expect(withoutQuestions(pages[0]?.blocks ?? []).length).toBeGreaterThan(0)
  })

  test('is in its language, with paths and kinds of their own', () => {
    expect(settings.language).toBe(language)
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(pages.length)
    for (const path of paths) expect(path).toMatch(/^[a-z-]*$/)
    const kinds = pages.map(({ kind }) => kind).filter((kind) => kind !== 'own')
    expect(new Set(kinds).size).toBe(kinds.length)
    if (language !== 'en')
      for (const { title } of pages)
        expect(title).toMatch(/^[\p{Script=Devanagari}\p{Script=Tamil}\p{M}\s]+$/u)
  })

  test('says of the school only what the school gave', () => {
    const words = JSON.stringify(pages.map(({ blocks }) => withoutQuestions(blocks)))
    const given = ['4 Temple Road', '636001', '24', '0427 2200000', '12', 'CBSE']
    const numbers = words.replaceAll(/"(?:id|type|style)":"[^"]*"/g, '').match(/\d[\d ]*\d|\d/g)
    for (const number of numbers ?? [])
      expect(
        given.some((fact) => fact.includes(number.trim())),
        number,
      ).toBe(true)
  })

  test('once every question is answered, shows every block', () => {
    for (const { blocks } of pages) {
      const answered = blocks.map((block) => {
        const questions = listBlockQuestions([block]).map(
          ({ question }) => [question, '7'] as const,
        )
        return answerQuestions(block, new Map(questions))
      })
      expect(listBlockQuestions(answered)).toEqual([])
      expect(withoutQuestions(answered)).toEqual(answered)
      for (const block of answered) expect(findBlockFault(block, {}), block.type).toBeNull()
    }
  })
})

test('the language of the person does not matter, only that of the website', () => {
  const start = () => buildStart(SCHOOL, { template: 'day', language: 'ta' })
  expect(runInLanguage('hi', start)).toEqual(runInLanguage('en', start))
})

test('a language without text of ours gets English words', () => {
  const { settings, pages } = buildStart(SCHOOL, { template: 'day', language: 'te' })
  expect(settings.language).toBe('te')
  expect(pages[0]?.title).toBe('Home')
})

test('the drawings differ, each with rows of its pages', () => {
  const sketches = Object.values(sketchTemplates())
  expect(new Set(sketches.map((sketch) => JSON.stringify(sketch))).size).toBe(SITE_TEMPLATES.length)
  for (const { rows, pages } of sketches) expect(rows.length * pages).toBeGreaterThan(0)
})

describe('a question', () => {
  const heading: SiteBlock = { id: 'h', type: 'heading', text: 'Fees', style: 'large' }
  const table = (text: string): SiteBlock => ({ id: 't', type: 'table', title: 'Hours', text })
  test.each([
    ['a sentence beside it stays', newText('Come in.\n«When?»'), newText('Come in.')],
    ['a text of nothing else goes', newText('«When?»'), null],
    ['a row goes', table('A | B\n1 | 9:00\n2 | «When?»'), table('A | B\n1 | 9:00')],
    ['a table of a head goes', table('A | B\n1 | «When?»'), null],
    ['marks of a quotation stay', newText('«Read», she said.'), newText('«Read», she said.')],
    [
      'a link with a question mark stays',
      newText('[x](https://a.example/?b)'),
      newText('[x](https://a.example/?b)'),
    ],
  ] as const)('%s', (_, block, shown) => {
    expect(stripQuestions(block)).toEqual(shown)
  })

  test('a heading goes with all that it introduced, and stays with a part of it', () => {
    const asked = newText('«How much?»')
    expect(withoutQuestions([heading, asked])).toEqual([])
    expect(withoutQuestions([heading, asked, newText('Free')])).toEqual([heading, newText('Free')])
    // Empty by the school's own hand: publishing asks for it.
    expect(withoutQuestions([heading])).toEqual([heading])
  })

  test('of a number is known by its label, and two figures are too few', () => {
    const figures = (...numbers: string[]): SiteBlock => ({
      ...{ id: 'f', type: 'figures' },
      figures: numbers.map((number, index) => ({ number, label: `label ${index}` })),
    })
    const block = figures('«?»', '24', '«?»', '«?»')
    expect(listBlockQuestions([block]).map(({ question }) => question)).toEqual([
      'label 0',
      'label 2',
      'label 3',
    ])
    expect(stripQuestions(block)).toBeNull()
    const answered = answerQuestions(
      block,
      new Map([
        ['label 0', '640'],
        ['label 3', '2009'],
      ]),
    )
    expect(answered).toEqual(figures('640', '24', '«?»', '2009'))
    expect(stripQuestions(answered)).toMatchObject({ figures: { length: 3 } })
  })
})
