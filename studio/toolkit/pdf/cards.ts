import type { Card, CardSet, CardSign, Theme } from '@/content/toolkit/types'
import { cardIcons } from '../draw/chalk'
import { renderKolam, renderSvg } from '../draw/svg'
import { toHtml } from '../inline-markup'
import { renderDocument, renderHead, renderLabel } from './sheet'

const RESOURCE_TYPE_NAME = 'Reflection cards'
const COLUMNS = 2
export const CARDS_PER_SHEET = 8

type NumberedCard = Card & { number: number }

export function renderCardsPage(theme: Theme): string {
  const { cards } = theme
  const numberedCards = cards.cards.map((card, index) => ({ ...card, number: index + 1 }))
  const methods = cards.ways.map(
    ({ name, text }) => `<li><b>${toHtml(name)}.</b> ${toHtml(text)}</li>`,
  )
  const first = {
    kind: 'first',
    title: cards.title,
    html: `${renderLabel(theme, RESOURCE_TYPE_NAME, cards)}
<div data-fit><h2>Five minutes, sixty in the room</h2>
<ol class="ways">${methods.join('')}</ol>
<h2>To print</h2>
<p>Pages 1 and 2 are for you. Print from page 3 on A4, both sides, turned on the <b>long edge</b>, at 100 % (“actual size”). Cut along the dashed lines: they meet on the back. One printing makes ${numberedCards.length} cards; three make a card for every two students in a class of sixty.</p></div>`,
  }
  const toBack = (card: NumberedCard) => renderBack(theme, card)
  const sheets = splitIntoSheets(numberedCards).flatMap((sheet) => [
    {
      kind: 'cards',
      title: getSheetTitle(sheet),
      html: `${renderCutLines()}${sheet.map(renderFront).join('')}`,
    },
    {
      kind: 'cards',
      title: `${getSheetTitle(sheet)}, backs`,
      html: `${renderCutLines()}${mirrorSheet(sheet).map(toBack).join('')}`,
    },
  ])
  return renderDocument(
    { title: cards.title, styles: ['cards'], theme, resourceTypeName: RESOURCE_TYPE_NAME },
    [
      first,
      { kind: 'first', title: OVERVIEW_TITLE, html: renderOverview(numberedCards, cards.when) },
      ...sheets,
    ],
  )
}

const getSheetTitle = (sheet: NumberedCard[]) =>
  `Cards ${sheet[0]?.number} to ${sheet.at(-1)?.number}`

function splitIntoSheets(cards: NumberedCard[]) {
  return Array.from({ length: Math.ceil(cards.length / CARDS_PER_SHEET) }, (_, sheet) =>
    cards.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  )
}

/** Flipping on the long edge swaps left and right, so the back side is mirrored. */
export function mirrorSheet<Any>(sheet: Any[]): Any[] {
  return sheet.map((_, index) => {
    const row = Math.floor(index / COLUMNS) * COLUMNS
    return sheet[row + COLUMNS - 1 - (index - row)] as Any
  })
}

const CUT_PATHS = [
  'M95 0V277',
  ...[0, 1, 2, 3, 4].map((row) => `M0 ${(row * 277) / 4}H190`),
  'M0 0V277',
  'M190 0V277',
]

/** Measured from the centre, so that front and back match. */
function renderCutLines() {
  const lines = CUT_PATHS.map((line) => `<path d="${line}"/>`)
  return `<svg class="cuts" aria-hidden="true" viewBox="0 0 190 277">${lines.join('')}</svg>`
}

function renderFront({ number, sign: icon, question }: NumberedCard) {
  return `<article class="card front"><p class="sign">${renderSvg(cardIcons[icon], 'sign')}<b>${cardIcons[icon].name}</b></p><p class="question">${toHtml(question)}</p><p class="number">Card ${number}</p></article>`
}

/** Kolam and name tell the sets apart when several are on one table. */
function renderBack(theme: Theme, { number, begin, together }: NumberedCard) {
  return `<article class="card back">${renderKolam(theme.id)}<p><b>Begin</b> ${toHtml(begin)}</p><p><b>Then</b> ${toHtml(together)}</p><p class="number">${theme.name} · Card ${number}</p></article>`
}

const OVERVIEW_TITLE = 'All questions at a glance'
const ICON_ORDER: CardSign[] = ['look', 'ask', 'do', 'back']

function renderOverview(cards: NumberedCard[], when: CardSet['when']) {
  const groups = ICON_ORDER.map((icon) => {
    const lines = cards
      .filter((card) => card.sign === icon)
      .map(({ number, question }) => `<tr><td>${number}</td><td>${toHtml(question)}</td></tr>`)
    return `<h3>${renderSvg(cardIcons[icon], 'sign')} ${cardIcons[icon].name}: ${toHtml(when[icon])}</h3>
<table class="glance"><thead><tr><th scope="col">Card</th><th scope="col">Question</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
  })
  return `${renderHead(OVERVIEW_TITLE)}
<p>No time to cut? Take one question from here and write it on the board.</p>
${groups.join('\n')}`
}
