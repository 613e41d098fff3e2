import type { Theme } from '@/content/toolkit/types'
import { toHtml } from '../inline-markup'
import { renderBlocks } from './blocks'
import { renderDocument, renderHead, renderLabel } from './sheet'

const RESOURCE_TYPE_NAME = 'Student journal'

export function renderJournalPage(theme: Theme): string {
  const { journal } = theme
  const labels = ['Name', 'Class and section', 'School', journal.owned]
  const owner = labels.map((label) => `<p class="field"><span>${toHtml(label)}</span><i></i></p>`)
  const weeks = journal.pages.map(
    ({ title, when }) => `<tr><td><b>${toHtml(title)}</b></td><td>${toHtml(when)}</td></tr>`,
  )
  const first = {
    kind: 'first',
    title: journal.title,
    html: `${renderLabel(theme, RESOURCE_TYPE_NAME, journal)}
<div class="owner"><h2>This journal belongs to</h2>${owner.join('')}</div>
<h2>Its pages</h2>
<table class="list"><thead><tr><th scope="col">Page</th><th scope="col">When</th></tr></thead><tbody>${weeks.join('')}</tbody></table>`,
  }
  const pages = journal.pages.map(({ title, when, blocks }) => ({
    kind: 'form',
    title,
    html: `${renderHead(title, `<p class="use">${toHtml(when)}</p>`)}<div class="blocks" data-fit>${renderBlocks(blocks)}</div>`,
  }))
  return renderDocument(
    { title: journal.title, styles: ['blocks'], theme, resourceTypeName: RESOURCE_TYPE_NAME },
    [first, ...pages],
  )
}
