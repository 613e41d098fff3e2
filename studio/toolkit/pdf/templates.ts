import { type FormsText, sheetTexts } from '@/content/toolkit/sheet-text'
import type { Form, ThemeEdition } from '@/content/toolkit/types'
import { toHtml } from '../inline-markup'
import { renderBlocks } from './blocks'
import { renderDocument, renderHead, renderLabel } from './sheet'

export function renderTemplatesPage(theme: ThemeEdition): string {
  const { templates } = theme
  const text = sheetTexts[theme.language].forms
  const first = {
    kind: 'first',
    title: templates.title,
    html: `${renderLabel(theme, text.name, templates)}${renderFormList(text, templates.forms)}`,
  }
  const forms = templates.forms.map((form, index) => ({
    kind: 'form',
    title: form.title,
    html: `${renderHead(`${index + 1}. ${form.title}`, renderUse(text, form))}${form.named ? renderNameFields(text) : ''}
<div class="blocks" data-fit>${renderBlocks(form.blocks)}</div>`,
  }))
  return renderDocument(
    { title: templates.title, styles: ['blocks'], theme, resourceTypeName: text.name },
    [first, ...forms],
  )
}

const renderNameFields = ({ named }: FormsText) =>
  `<div class="fields named"><p class="field" style="flex-grow: 4"><span>${named.name}</span><i></i></p><p class="field"><span>${named.class}</span><i></i></p><p class="field"><span>${named.roll}</span><i></i></p><p class="field" style="flex-grow: 1.4"><span>${named.date}</span><i></i></p></div>`

const renderUse = (text: FormsText, { who, when, minutes }: Form) =>
  `<p class="use">${toHtml(who)} · ${toHtml(when)} · ${text.minutes(minutes)}</p>`

function renderFormList(text: FormsText, forms: Form[]) {
  const rows = forms.map(
    ({ title, who, when, minutes }, index) =>
      `<tr><td><b>${index + 1}. ${toHtml(title)}</b></td><td>${toHtml(who)}</td><td>${toHtml(when)}</td><td>${text.shortMinutes(minutes)}</td></tr>`,
  )
  return `<div data-fit><h2>${text.contents}</h2>
<table class="list"><colgroup><col style="width: 42%"><col style="width: 22%"><col style="width: 24%"><col style="width: 12%"></colgroup>
<thead><tr>${text.head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
