import Link from 'next/link'
import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as development from '@/components/marked-jsx/jsx-dev-runtime'
import { Fragment, jsx, jsxs } from '@/components/marked-jsx/jsx-runtime'
import { markEnglish, splitMarked, stripMarks } from '@/i18n/english-marks'
import { markHtml } from '@/i18n/mark-html'
import { completeTexts } from '@/i18n/partial-translation'
import { countMissing } from '@/scripts/languages/count'
import { createSectionFiles } from '@/scripts/languages/sections'

const ENGLISH = {
  title: 'Home',
  isHere: true,
  sign: '↑',
  list: ['One', 'Two'],
  deep: {
    greet: (name: string) => `Hello ${name}`,
    mail: (name: string) => ({ to: name, end: 'Bye' }),
  },
}
const OWN = { deep: { mail: (name: string) => ({ to: `${name} గారు` }) } }
const complete = (own: unknown, finish = markEnglish) =>
  completeTexts(ENGLISH, own, finish) as typeof ENGLISH

describe('a partial translation', () => {
  test('has the English sentence where it has none, marked, at any depth and from functions', () => {
    const text = complete(OWN)
    expect(text.title).toBe('\u2063Home\u2064')
    expect(text.list.map(stripMarks)).toEqual(['One', 'Two'])
    expect(text.deep.greet('ఆశ')).toBe(markEnglish('Hello ఆశ'))
    expect(text.deep.mail('ఆశ')).toEqual({ to: 'ఆశ గారు', end: markEnglish('Bye') })
    expect(Object.keys(text)).toEqual(Object.keys(ENGLISH))
  })

  test('keeps its own sentences, and what is no text', () => {
    const text = complete({ title: 'హోమ్', deep: { greet: () => 'నమస్కారం' } })
    expect([text.title, text.deep.greet('')]).toEqual(['హోమ్', 'నమస్కారం'])
    expect([text.isHere, text.sign]).toEqual([true, '↑'])
  })

  test('is plain where no HTML is written, and complete without a section', () => {
    const text = complete(undefined, String)
    expect([text.title, text.deep.greet('A')]).toEqual(['Home', 'Hello A'])
  })

  test('marks a sentence within a sentence once', () => {
    expect(complete(OWN).deep.greet(markEnglish('you'))).toBe(markEnglish('Hello you'))
  })
})

test('counts sentences with letters, each function as one', () => {
  expect(countMissing(ENGLISH, undefined)).toEqual({ missing: 5, total: 5 })
  expect(countMissing(ENGLISH, OWN)).toEqual({ missing: 4, total: 5 })
  expect(countMissing(ENGLISH, ENGLISH)).toEqual({ missing: 0, total: 5 })
})

const english = markEnglish('Save')
const render = (type: ElementType, props: object) => renderToStaticMarkup(jsx(type, props))

describe('JSX', () => {
  test.each([
    ['an element that holds one sentence', 'p', { children: english }, '<p lang="en-IN">Save</p>'],
    ['an option', 'option', { children: english }, '<option lang="en-IN">Save</option>'],
    ['the title of a picture', 'title', { children: english }, '<title>Save</title>'],
    [
      'a sentence beside others',
      'p',
      { children: `${english} సరే` },
      '<p><span lang="en-IN">Save</span> సరే</p>',
    ],
    [
      'an element with a label of its own',
      'button',
      { 'aria-label': 'సేవ్', children: english },
      '<button aria-label="సేవ్"><span lang="en-IN">Save</span></button>',
    ],
    [
      'an element with a language',
      'p',
      { lang: 'hi-IN', children: english },
      '<p lang="hi-IN">Save</p>',
    ],
    [
      'attributes',
      'input',
      { placeholder: english, title: english, defaultValue: english },
      '<input placeholder="Save" title="Save" value="Save"/>',
    ],
    [
      'a link that sends a text',
      'a',
      { href: `https://wa.me/?text=${encodeURIComponent(english)}` },
      '<a href="https://wa.me/?text=Save"></a>',
    ],
    ['a fragment', Fragment, { children: english }, '<span lang="en-IN">Save</span>'],
    ['Next’s link', Link, { href: '/', children: english }, '<a lang="en-IN" href="/">Save</a>'],
    ['a text without marks', 'p', { children: 'సరే' }, '<p>సరే</p>'],
  ] as [string, ElementType, object, string][])('writes %s', (_, type, props, html) => {
    expect(render(type, props)).toBe(html)
    expect(renderToStaticMarkup(development.jsxDEV(type, props, undefined, false))).toBe(html)
  })

  test('keeps the place of each child, so that the browser finds the same elements', () => {
    const children = [english, 'సరే', [english, createElement('b', { key: 'b' })], null]
    expect(renderToStaticMarkup(jsxs('p', { children }))).toBe(
      '<p><span lang="en-IN">Save</span>సరే<span lang="en-IN">Save</span><b></b></p>',
    )
  })

  test('leaves the props of a component as they are', () => {
    const props = { label: english }
    expect(jsx(({ label }: typeof props) => label, props).props).toEqual(props)
  })
})

test('a part of a sentence has the language of the whole', () => {
  const [before = '', after = ''] = markEnglish('Read {} now').split('{}')
  expect([before, after].map((part) => splitMarked(part))).toEqual([
    [{ text: 'Read ', isEnglish: true }],
    [{ text: ' now', isEnglish: true }],
  ])
})

test('HTML that no browser hydrates is marked without marks', () => {
  const html = `<html><head><title>${english}</title></head><p title="${english}">సరే ${english}</p><p>${markEnglish('Go <b>now</b> please')}</p></html>`
  expect(markHtml(html)).toBe(
    '<html><head><title>Save</title></head><p title="Save">సరే <span lang="en-IN">Save</span></p>' +
      '<p><span lang="en-IN">Go </span><b><span lang="en-IN">now</span></b><span lang="en-IN"> please</span></p></html>',
  )
})

test('without a partial language, the generated files know nothing of it', () => {
  const files = createSectionFiles(['hi', 'ta'])
  expect(
    [...files.values()].filter((text) => /partial-(translation|languages)/.test(text)),
  ).toEqual([])
})
