import 'server-only'
import { cbseDisclosure } from '@/i18n/cbse-disclosure'
import { formatLongDate } from '@/i18n/dates'
import { languageCodes } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { schoolSiteDisclosureText } from '@/i18n/school-site-disclosure'
import { schoolSitePageText } from '@/i18n/school-site-page'
import {
  DISCLOSURE_SECTIONS,
  type DisclosureItem,
  type DisclosureSection,
  RESULT_KEYS,
  RESULT_LEVELS,
  type ResultLevel,
} from '@/lib/school-disclosure/kinds'
import {
  type DisclosureResult,
  formatPassRate,
  isEmptyResult,
  listResults,
  type SiteDisclosure,
  toNumberKey,
} from '@/lib/school-disclosure/schema'
import { RIGHT_TO_LEFT_LANGUAGES } from '../kinds'
import { splitLines } from '../lines'
import { findOwnLanguage, toWebUrl } from '../policy'
import { html, type SafeHtml, type SiteView, toFileHref } from './html'

type DisclosureContext = { disclosure: SiteDisclosure; view: SiteView; words: DisclosureWords }

/** Of the frame: the rule's English for CBSE, else the language of the website where we have it. */
type DisclosureWords = {
  language: 'en' | 'hi' | 'ta'
  section: (section: DisclosureSection) => string
  item: (item: DisclosureItem) => string
  columns: (section: DisclosureSection) => readonly string[]
  resultColumns: readonly string[]
  resultClass: (level: ResultLevel) => string
}

/** A row of cells, each with the heading that a phone shows before it. */
type DisclosureCell = { heading: string; value: SafeHtml; isHeading?: true }

/** On a phone each row is a small block. The roles keep it a table for a screen reader. */
export const DISCLOSURE_STYLES = `
main>.disclosure{max-width:none}
.disclosure table{width:100%;margin-block:1rem}
.disclosure td:first-child{width:3.5rem}
.disclosure tbody th{background:none;font-weight:400;width:45%}
.disclosure .names{white-space:pre-line}
.disclosure .documents{list-style:none;padding:0;margin:0}
.disclosure .documents a{display:inline-block;padding-block:.25rem}
.disclosure .until{display:block;color:#4a4a4a;font-size:.95rem}
.appendix{font-weight:700}
@media(max-width:40rem){
.disclosure{position:relative}
.disclosure thead{display:block;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.disclosure table,.disclosure tbody{display:block}
.disclosure tr{display:grid;grid-template-columns:1.5rem minmax(0,1fr);border:1px solid #8a8a8a;padding:.5rem .75rem;margin-block:-1px 0}
.disclosure td,.disclosure tbody th{grid-column:2;border:0;width:auto;padding:.1rem 0;overflow-wrap:anywhere}
.disclosure td:first-child{grid-column:1;width:auto}
.disclosure td:empty{display:none}
.disclosure tbody th{font-weight:600}
.disclosure td[data-heading]::before{content:attr(data-heading) ": ";font-size:.85rem;color:#4a4a4a}
}
@media print{.disclosure tr{break-inside:avoid}}
`

export function renderDisclosure(disclosure: SiteDisclosure, view: SiteView): SafeHtml {
  const language = chooseLanguage(disclosure, view)
  return runInLanguage(language, () => {
    const context = { disclosure, view, words: getWords(disclosure, language) }
    const sections = DISCLOSURE_SECTIONS[disclosure.form]
    return html`<div class="disclosure" lang="${language}" dir="ltr">${
      disclosure.form === 'cbse' && html`<p class="appendix">${cbseDisclosure.appendix}</p>`
    }${sections.map((section) => renderSection(section, context))}</div>`
  })
}

function chooseLanguage(
  { form }: SiteDisclosure,
  { release }: SiteView,
): DisclosureWords['language'] {
  const { language } = release.settings
  const isOurs = languageCodes.some((code) => code === language)
  return form !== 'cbse' && isOurs ? (language as DisclosureWords['language']) : 'en'
}

function getWords(
  { form }: SiteDisclosure,
  language: DisclosureWords['language'],
): DisclosureWords {
  if (form === 'cbse') {
    const { sections, items, columns, resultColumns, results } = cbseDisclosure
    return {
      language,
      section: ({ id }) => sections[id as keyof typeof sections],
      item: ({ key }) => items[key as keyof typeof items],
      columns: ({ id }) => columns[id as keyof typeof columns],
      resultColumns,
      resultClass: (level) => results[level],
    }
  }
  const text = schoolSiteDisclosureText()
  return {
    language,
    section: ({ id }) => text.sections[id],
    item: ({ key }) => text.items[key as keyof typeof text.items],
    columns: () => text.columns,
    resultColumns: text.resultColumns,
    resultClass: (level) => text.items[RESULT_KEYS[level]],
  }
}

function renderSection(section: DisclosureSection, context: DisclosureContext): SafeHtml {
  const { words } = context
  const heading = words.section(section)
  const rows = listRows(section, context)
  const table = rows.length > 0 && renderRows(heading, words.columns(section), rows)
  const results = section.hasResults && RESULT_LEVELS.map((level) => renderResults(level, context))
  return html`<h2>${heading}</h2>${table}${section.hasNote && html`<p>${cbseDisclosure.note}</p>`}${results}`
}

function listRows(section: DisclosureSection, context: DisclosureContext): DisclosureCell[][] {
  const headings = context.words.columns(section).slice(2)
  let number = 0
  return section.items.map((item) => {
    if (!item.isPart) number += 1
    const cells: DisclosureCell[] = [
      { heading: '', value: html`${item.isPart ? '' : number}` },
      { heading: '', value: html`${context.words.item(item)}`, isHeading: true },
    ]
    return [...cells, ...listValues(item, context, headings)]
  })
}

function listValues(
  item: DisclosureItem,
  context: DisclosureContext,
  headings: readonly string[],
): DisclosureCell[] {
  const { disclosure } = context
  if (item.mayNotApply && disclosure.notApplicable.includes(item.key)) {
    const value = html`${schoolSitePageText().notApplicable}`
    return headings.length > 1
      ? [
          { heading: '', value },
          { heading: '', value: html`` },
        ]
      : [{ heading: '', value }]
  }
  const number = disclosure.answers[toNumberKey(item.key)]?.trim() ?? ''
  const answer = renderAnswer(item, context)
  const documents = renderDocuments(item, context)
  // One column of details holds all that there is; the table of staff has one for the number.
  if (headings.length < 2)
    return [{ heading: '', value: html`${renderText(number, context)}${answer}${documents}` }]
  const [numberHeading = '', namesHeading = ''] = headings
  return [
    { heading: number && numberHeading, value: renderText(number, context) },
    {
      heading: disclosure.answers[item.key]?.trim() ? namesHeading : '',
      value: html`${answer}${documents}`,
    },
  ]
}

function renderAnswer({ key, kind }: DisclosureItem, context: DisclosureContext): SafeHtml {
  const answer = context.disclosure.answers[key]?.trim() ?? ''
  const { yes, no } = schoolSitePageText()
  if (kind === 'yesNo') return html`${answer === 'yes' ? yes : answer === 'no' && no}`
  if (kind !== 'link') return renderText(splitLines(answer).join('\n'), context)
  const href = toWebUrl(answer)
  return href
    ? html`<a href="${href}" rel="noopener nofollow ugc">${answer}</a>`
    : renderText(answer, context)
}

/** In the language of its script, because the words around it may be in another one. */
function renderText(text: string, { words }: DisclosureContext): SafeHtml {
  if (!text) return html``
  const own = findOwnLanguage(text, words.language)
  const direction = own && RIGHT_TO_LEFT_LANGUAGES.includes(own) && html` dir="rtl"`
  return html`<span class="names"${own && html` lang="${own}"`}${direction}>${text}</span>`
}

function renderDocuments({ key }: DisclosureItem, context: DisclosureContext) {
  const { disclosure, view } = context
  const links = disclosure.documents
    .filter(({ item }) => item === key)
    .map(({ file: id, title, until }) => {
      const file = view.release.files[id]
      if (!file) return html``
      const { fileSize, validUntil } = schoolSitePageText()
      return html`<li><a href="${toFileHref(view, id)}">${renderText(title.trim() || file.name, context)}</a> ${fileSize(file.bytes)}${
        until && html` <span class="until">${validUntil(formatLongDate(until))}</span>`
      }</li>`
    })
  return links.length > 0 && html`<ul class="documents">${links}</ul>`
}

/** Outside CBSE a table that nobody filled in stays out. */
function renderResults(level: ResultLevel, context: DisclosureContext): SafeHtml {
  const { disclosure, words } = context
  const results = listResults(disclosure, level)
  const heading = words.resultClass(level)
  if (disclosure.notApplicable.includes(RESULT_KEYS[level]))
    return html`<h3>${heading}</h3><p>${schoolSitePageText().notApplicable}</p>`
  if (disclosure.form !== 'cbse' && results.every(isEmptyResult)) return html``
  const rows = results.map((result, index) => listResultCells(result, index, context))
  return html`<h3>${heading}</h3>${renderRows(heading, words.resultColumns, rows)}`
}

function listResultCells(
  result: DisclosureResult,
  index: number,
  context: DisclosureContext,
): DisclosureCell[] {
  const { year, registered, passed, remarks } = result
  const [, , ...headings] = context.words.resultColumns
  const values = [registered, passed, formatPassRate(result), remarks]
  return [
    { heading: '', value: html`${index + 1}` },
    // Without a year the row has no heading.
    { heading: '', value: html`${year.trim()}`, ...(year.trim() && { isHeading: true }) },
    ...values.map((value, column) => ({
      heading: value.trim() && (headings[column] ?? ''),
      value: renderText(value.trim(), context),
    })),
  ]
}

function renderRows(name: string, columns: readonly string[], rows: DisclosureCell[][]): SafeHtml {
  const heads = columns.map((column) => html`<th scope="col" role="columnheader">${column}</th>`)
  const body = rows.map((cells) => html`<tr role="row">${cells.map(renderCell)}</tr>`)
  return html`<table role="table" aria-label="${name}"><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`
}

const renderCell = ({ heading, value, isHeading }: DisclosureCell): SafeHtml =>
  isHeading
    ? html`<th scope="row" role="rowheader">${value}</th>`
    : html`<td role="cell"${heading && html` data-heading="${heading}"`}>${value}</td>`
