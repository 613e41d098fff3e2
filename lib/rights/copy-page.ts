import 'server-only'
import { longDay } from '@/words/days'
import { language } from '@/words/language'
import { personalWords } from '@/words/personal'
import type { Found } from './copy'
import type { Person, Row } from './holding'

type Told = { made: Date; person: Person; found: Found[] }

/** One file that any browser opens, without a script and without a line of what it says being run. */
export function pageToRead({ made, person, found }: Told): string {
  const { page } = personalWords()
  const parts = [...found].sort(
    (one, other) => Number(!one.rows.length) - Number(!other.rows.length),
  )
  const notes = [
    page.made(longDay(made)),
    page.intro,
    ...(person.confirmed ? [] : [page.unconfirmed]),
  ]
  return `<!doctype html>
<html lang="${language()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plain(page.title)}</title>
<style>${STYLE}</style>
<main>
<h1>${plain(page.title)}</h1>
${notes.map((note) => `<p>${plain(note)}</p>`).join('\n')}
${parts.map(section).join('\n')}
<p>${plain(page.logs)}</p>
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

function section({ name, rows }: Found): string {
  const { holdings, page } = personalWords()
  const { title, why } = holdings[name]
  const body = rows.length ? rows.map(entry).join('\n') : `<p>${plain(page.nothing)}</p>`
  return `<section>\n<h2>${plain(title)}</h2>\n<p>${plain(why)}</p>\n${body}\n</section>`
}

function entry(row: Row): string {
  const { columns } = personalWords()
  const said = Object.entries(row).filter(([, value]) => value !== null)
  const lines = said.map(
    ([name, value]) =>
      `<div><dt>${plain(columns[name] ?? name)}</dt><dd>${plain(shown(value))}</dd></div>`,
  )
  return `<dl>${lines.join('')}</dl>`
}

function shown(value: unknown): string {
  const { yes, no } = personalWords()
  if (typeof value === 'boolean') return value ? yes : no
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
