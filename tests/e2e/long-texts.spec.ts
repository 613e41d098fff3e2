import { GATED_PAGES } from '../support/route-paths'
import { expect, type Page, test } from './fixtures'
import { watchRest } from './page-rest'
import { getOverflow, OPEN_PAGES, registerSubscriber } from './steps'

/** A translation can be much longer than English: every text gets 60 % more, in words with conjuncts. */

const GROWTH = 0.6
const LONG_WORDS = 'विद्यार्थियों प्रशिक्षण-कार्यक्रम उत्कृष्टता क्षेत्रीय கற்பித்தலுக்கான பயிற்சித்திட்டங்கள்'

/** Runs in the browser. */
function lengthenTexts({ growth, words }: { growth: number; words: string }) {
  const lengthen = (text: string) => {
    const addedLength = Math.ceil(text.trim().length * growth)
    const filler = words.repeat(Math.ceil(addedLength / words.length)).slice(0, addedLength)
    const separator = /\s/.test(text.trim()) ? ' ' : ''
    return addedLength === 0 ? text : `${text}${separator}${filler}`
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  for (const node of nodes)
    if (!node.parentElement?.closest('script, style, template, noscript'))
      node.data = lengthen(node.data)
  for (const input of document.querySelectorAll('input'))
    input.placeholder &&= lengthen(input.placeholder)
}

/** Runs in the browser. Controls that leave the window, hide a part of their text or cover one another. */
function findBrokenControls() {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
    (element) => element.checkVisibility() && !element.matches('.sr-only'),
  )
  const isScrolled = (element: Element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return true
    return false
  }
  return controls.flatMap((element) => {
    const { left, right } = element.getBoundingClientRect()
    const isOutside =
      (left < -1 || right > document.documentElement.clientWidth + 1) && !isScrolled(element)
    const { overflowX } = getComputedStyle(element)
    const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
    return isOutside || isCut
      ? [`${element.textContent?.trim().slice(0, 40)} (${isCut ? 'cut' : 'outside'})`]
      : []
  })
}

/** Runs in the browser. Fields that a long label or button beside them leaves no room. */
function findNarrowFields() {
  return [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)')]
    .filter(
      (field) =>
        field.checkVisibility() && !field.matches('[type=checkbox], [type=radio], [type=file]'),
    )
    .filter((field) => field.getBoundingClientRect().width < 100)
    .map((field) => field.getAttribute('name') ?? field.tagName)
}

async function expectRoom(page: Page, path: string) {
  expect.soft(await page.evaluate(getOverflow), path).toBeLessThanOrEqual(0)
  expect.soft(await page.evaluate(findBrokenControls), path).toEqual([])
  expect.soft(await page.evaluate(findNarrowFields), path).toEqual([])
}

async function expectRoomForLongTexts(page: Page, path: string) {
  const rest = watchRest(page)
  await page.goto(path)
  await rest()
  await page.evaluate(lengthenTexts, { growth: GROWTH, words: LONG_WORDS })
  await expectRoom(page, path)
}

test('public pages have room for texts that are 60 % longer', { tag: '@night' }, async ({
  page,
}) => {
  test.slow()
  for (const path of OPEN_PAGES) await expectRoomForLongTexts(page, path)
})

test('pages of a user have room for texts that are 60 % longer', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  test.slow()
  await registerSubscriber(page, user)
  const ownPages = [
    '/profile',
    '/my-learning',
    '/my-school',
    '/my-school/sessions',
    '/my-drafts/new',
  ]
  for (const path of [...GATED_PAGES, ...ownPages]) await expectRoomForLongTexts(page, path)
  // Tamil has the longest words.
  for (const path of ownPages) {
    await page.goto(`/ta${path}`)
    await expectRoom(page, `/ta${path}`)
  }
})
