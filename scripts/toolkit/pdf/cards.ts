import type { Card, CardSet, CardSign, Theme } from '@/content/toolkit/types'
import { signs } from '../draw/chalk'
import { kolamSvg, svg } from '../draw/svg'
import { html } from '../words'
import { headHtml, labelHtml, pageOf } from './sheet'

const PART = 'Reflection cards'
const COLUMNS = 2
export const CARDS_ON_A_SHEET = 8

type Numbered = Card & { number: number }

export function cardsPage(theme: Theme): string {
  const { cards } = theme
  const numbered = cards.cards.map((card, index) => ({ ...card, number: index + 1 }))
  const ways = cards.ways.map(({ name, text }) => `<li><b>${html(name)}.</b> ${html(text)}</li>`)
  const first = {
    kind: 'first',
    title: cards.title,
    html: `${labelHtml(theme, PART, cards)}
<div data-fit><h2>Five minutes, sixty in the room</h2>
<ol class="ways">${ways.join('')}</ol>
<h2>To print</h2>
<p>Pages 1 and 2 are for you. Print from page 3 on A4, both sides, turned on the <b>long edge</b>, at 100 % (“actual size”). Cut along the dashed lines: they meet on the back. One printing makes ${numbered.length} cards; three make a card for every two students in a class of sixty.</p></div>`,
  }
  const back = (card: Numbered) => backHtml(theme, card)
  const sheets = sheetsOf(numbered).flatMap((sheet) => [
    { kind: 'cards', title: named(sheet), html: `${cutLines()}${sheet.map(frontHtml).join('')}` },
    {
      kind: 'cards',
      title: `${named(sheet)}, backs`,
      html: `${cutLines()}${turned(sheet).map(back).join('')}`,
    },
  ])
  return pageOf({ title: cards.title, styles: ['cards'], theme, part: PART }, [
    first,
    { kind: 'first', title: GLANCE, html: atAGlance(numbered, cards.when) },
    ...sheets,
  ])
}

const named = (sheet: Numbered[]) => `Cards ${sheet[0]?.number} to ${sheet.at(-1)?.number}`

function sheetsOf(cards: Numbered[]) {
  return Array.from({ length: Math.ceil(cards.length / CARDS_ON_A_SHEET) }, (_, sheet) =>
    cards.slice(sheet * CARDS_ON_A_SHEET, (sheet + 1) * CARDS_ON_A_SHEET),
  )
}

/** Turned on the long edge, left and right change places: the back of each card lies behind it. */
export function turned<Any>(sheet: Any[]): Any[] {
  return sheet.map((_, place) => {
    const row = Math.floor(place / COLUMNS) * COLUMNS
    return sheet[row + COLUMNS - 1 - (place - row)] as Any
  })
}

const CUTS = [
  'M95 0V277',
  ...[0, 1, 2, 3, 4].map((row) => `M0 ${(row * 277) / 4}H190`),
  'M0 0V277',
  'M190 0V277',
]

/** Measured from the middle of the sheet, so that front and back agree. */
function cutLines() {
  const lines = CUTS.map((line) => `<path d="${line}"/>`)
  return `<svg class="cuts" aria-hidden="true" viewBox="0 0 190 277">${lines.join('')}</svg>`
}

function frontHtml({ number, sign, question }: Numbered) {
  return `<article class="card front"><p class="sign">${svg(signs[sign], 'sign')}<b>${signs[sign].name}</b></p><p class="question">${html(question)}</p><p class="number">Card ${number}</p></article>`
}

/** The kolam and the name tell the sets apart when four of them lie on one table. */
function backHtml(theme: Theme, { number, begin, together }: Numbered) {
  return `<article class="card back">${kolamSvg(theme.id)}<p><b>Begin</b> ${html(begin)}</p><p><b>Then</b> ${html(together)}</p><p class="number">${theme.name} · Card ${number}</p></article>`
}

const GLANCE = 'All questions at a glance'
const SIGNS: CardSign[] = ['look', 'ask', 'do', 'back']

function atAGlance(cards: Numbered[], when: CardSet['when']) {
  const groups = SIGNS.map((sign) => {
    const lines = cards
      .filter((card) => card.sign === sign)
      .map(({ number, question }) => `<tr><td>${number}</td><td>${html(question)}</td></tr>`)
    return `<h3>${svg(signs[sign], 'sign')} ${signs[sign].name}: ${html(when[sign])}</h3>
<table class="glance"><thead><tr><th scope="col">Card</th><th scope="col">Question</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
  })
  return `${headHtml(GLANCE)}
<p>No time to cut? Take one question from here and write it on the board.</p>
${groups.join('\n')}`
}
