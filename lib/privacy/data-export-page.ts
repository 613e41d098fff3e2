import 'server-only'
import { formatLongDate } from '@/i18n/dates'
import { getLanguage } from '@/i18n/language'
import { type PersonalDataSourceName, personalDataText } from '@/i18n/personal'
import type { DataSubject, PersonalDataRow } from '@/lib/personal-data/personal-data-source'

export type ExportSection = { name: PersonalDataSourceName; rows: PersonalDataRow[] }

type DataExportPageInput = { createdAt: Date; user: DataSubject; sections: ExportSection[] }

/** One static HTML file without scripts; all data is escaped. */
export function renderDataExportPage({ createdAt, user, sections }: DataExportPageInput): string {
  const { page } = personalDataText()
  const sortedSections = [...sections].sort(
    (a, b) => Number(!a.rows.length) - Number(!b.rows.length),
  )
  const notes = [
    page.createdAt(formatLongDate(createdAt)),
    page.intro,
    ...(user.confirmed ? [] : [page.unconfirmed]),
  ]
  return `<!doctype html>
<html lang="${getLanguage()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(page.title)}</h1>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${sortedSections.map(renderSection).join('\n')}
<p>${escapeHtml(page.logs)}</p>
</main>
</html>
`
}

const STYLE = `body{margin:0;background:#faf4e4;color:#1d2154;font:16px/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h2{margin:2.2rem 0 .2rem;font-size:1.25rem}
dl{margin:.8rem 0;padding:.8rem 1rem;border:1px solid #decfab;border-radius:8px;background:#fffdf7}
dl>div{display:grid;grid-template-columns:minmax(7rem,1fr) 2fr;gap:.2rem 1rem}
dt{color:#565981}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media print{body{background:#fff}dl{break-inside:avoid}}`

function renderSection({ name, rows }: ExportSection): string {
  const { holdings, page } = personalDataText()
  const { title, why } = holdings[name]
  const body = rows.length ? rows.map(renderRow).join('\n') : `<p>${escapeHtml(page.nothing)}</p>`
  return `<section>\n<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(why)}</p>\n${body}\n</section>`
}

function renderRow(row: PersonalDataRow): string {
  const { columns } = personalDataText()
  const filledEntries = Object.entries(row).filter(([, value]) => value !== null)
  const lines = filledEntries.map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(columns[name] ?? name)}</dt><dd>${escapeHtml(formatValue(value))}</dd></div>`,
  )
  return `<dl>${lines.join('')}</dl>`
}

function formatValue(value: unknown): string {
  const { yes, no } = personalDataText()
  if (typeof value === 'boolean') return value ? yes : no
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => HTML_ENTITIES[char] ?? char)
