import { type SheetText, sheetTexts } from '@/content/toolkit/sheet-text'
import type { Card, CardSet, CardSign, ThemeEdition } from '@/content/toolkit/types'
import { cardIcons } from '../draw/chalk'
import { renderKolam, renderSvg } from '../draw/svg'
import { toHtml } from '../inline-markup'
import { renderDocument, renderHead, renderLabel } from './sheet'

const COLUMNS = 2
export const CARDS_PER_SHEET = 8

type NumberedCard = Card & { number: number }

export function renderCardsPage(theme: ThemeEdition): string {
  const { cards } = theme
  const text = sheetTexts[theme.language].cards
  const numberedCards = cards.cards.map((card, index) => ({ ...card, number: index + 1 }))
  const methods = cards.ways.map(
    (way) => `<li><b>${toHtml(way.name)}.</b> ${toHtml(way.text)}</li>`,
  )
  const first = {
    kind: 'first',
    title: cards.title,
    html: `${renderLabel(theme, text.name, cards)}
<div data-fit><h2>${text.ways}</h2>
<ol class="ways">${methods.join('')}</ol>
<h2>${text.toPrint}</h2>
<p>${text.howToPrintHtml(numberedCards.length)}</p></div>`,
  }
  const toFront = (card: NumberedCard) => renderFront(text, card)
  const toBack = (card: NumberedCard) => renderBack(theme, card)
  const sheets = splitIntoSheets(numberedCards).flatMap((sheet) => [
    {
      kind: 'cards',
      title: getSheetTitle(text, sheet),
      html: `${renderCutLines()}${sheet.map(toFront).join('')}`,
    },
    {
      kind: 'cards',
      title: text.backs(getSheetTitle(text, sheet)),
      html: `${renderCutLines()}${mirrorSheet(sheet).map(toBack).join('')}`,
    },
  ])
  return renderDocument(
    { title: cards.title, styles: ['cards'], theme, resourceTypeName: text.name },
    [
      first,
      {
        kind: 'first',
        title: text.overview,
        html: renderOverview(text, numberedCards, cards.when),
      },
      ...sheets,
    ],
  )
}

type CardsText = SheetText['cards']

const getSheetTitle = (text: CardsText, sheet: NumberedCard[]) =>
  text.range(sheet[0]?.number ?? 0, sheet.at(-1)?.number ?? 0)

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

function renderFront(text: CardsText, { number, sign: icon, question }: NumberedCard) {
  return `<article class="card front"><p class="sign">${renderSvg(cardIcons[icon], 'sign')}<b>${text.signs[icon]}</b></p><p class="question">${toHtml(question)}</p><p class="number">${text.card(number)}</p></article>`
}

/** Kolam and name tell the sets apart when several are on one table. */
function renderBack(theme: ThemeEdition, { number, begin, together }: NumberedCard) {
  const text = sheetTexts[theme.language].cards
  return `<article class="card back">${renderKolam(theme.id)}<p><b>${text.begin}</b> ${toHtml(begin)}</p><p><b>${text.together}</b> ${toHtml(together)}</p><p class="number">${theme.name} · ${text.card(number)}</p></article>`
}

const ICON_ORDER: CardSign[] = ['look', 'ask', 'do', 'back']

function renderOverview(text: CardsText, cards: NumberedCard[], when: CardSet['when']) {
  const groups = ICON_ORDER.map((icon) => {
    const lines = cards
      .filter((card) => card.sign === icon)
      .map(({ number, question }) => `<tr><td>${number}</td><td>${toHtml(question)}</td></tr>`)
    return `<h3>${renderSvg(cardIcons[icon], 'sign')} ${text.signs[icon]}: ${toHtml(when[icon])}</h3>
<table class="glance"><thead><tr><th scope="col">${text.cardHead}</th><th scope="col">${text.question}</th></tr></thead><tbody>${lines.join('')}</tbody></table>`
  })
  return `${renderHead(text.overview)}
<p>${text.noTime}</p>
${groups.join('\n')}`
}
