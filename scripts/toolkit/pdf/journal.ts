import type { Theme } from '@/content/toolkit/types'
import { html } from '../words'
import { blocksHtml } from './blocks'
import { headHtml, labelHtml, pageOf } from './sheet'

const PART = 'Student journal'

export function journalPage(theme: Theme): string {
  const { journal } = theme
  const labels = ['Name', 'Class and section', 'School', journal.owned]
  const owner = labels.map((label) => `<p class="field"><span>${html(label)}</span><i></i></p>`)
  const weeks = journal.pages.map(
    ({ title, when }) => `<tr><td><b>${html(title)}</b></td><td>${html(when)}</td></tr>`,
  )
  const first = {
    kind: 'first',
    title: journal.title,
    html: `${labelHtml(theme, PART, journal)}
<div class="owner"><h2>This journal belongs to</h2>${owner.join('')}</div>
<h2>Its pages</h2>
<table class="list"><thead><tr><th scope="col">Page</th><th scope="col">When</th></tr></thead><tbody>${weeks.join('')}</tbody></table>`,
  }
  const pages = journal.pages.map(({ title, when, blocks }) => ({
    kind: 'form',
    title,
    html: `${headHtml(title, `<p class="use">${html(when)}</p>`)}<div class="blocks" data-fit>${blocksHtml(blocks)}</div>`,
  }))
  return pageOf({ title: journal.title, styles: ['blocks'], theme, part: PART }, [first, ...pages])
}
