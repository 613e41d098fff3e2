import type { Form, Theme } from '@/content/toolkit/types'
import { toHtml } from '../inline-markup'
import { renderBlocks } from './blocks'
import { renderDocument, renderHead, renderLabel } from './sheet'

const RESOURCE_TYPE_NAME = 'Templates'

export function renderTemplatesPage(theme: Theme): string {
  const { templates } = theme
  const first = {
    kind: 'first',
    title: templates.title,
    html: `${renderLabel(theme, RESOURCE_TYPE_NAME, templates)}${renderFormList(templates.forms)}`,
  }
  const forms = templates.forms.map((form, index) => ({
    kind: 'form',
    title: form.title,
    html: `${renderHead(`${index + 1}. ${form.title}`, renderUse(form))}${form.named ? NAME_FIELDS_HTML : ''}
<div class="blocks" data-fit>${renderBlocks(form.blocks)}</div>`,
  }))
  return renderDocument(
    { title: templates.title, styles: ['blocks'], theme, resourceTypeName: RESOURCE_TYPE_NAME },
    [first, ...forms],
  )
}

export const NAME_FIELDS_HTML =
  '<div class="fields named"><p class="field" style="flex-grow: 4"><span>Name</span><i></i></p><p class="field"><span>Class</span><i></i></p><p class="field"><span>Roll no.</span><i></i></p><p class="field" style="flex-grow: 1.4"><span>Date</span><i></i></p></div>'

const renderUse = ({ who, when, minutes }: Form) =>
  `<p class="use">${toHtml(who)} · ${toHtml(when)} · ${minutes} minutes</p>`

function renderFormList(forms: Form[]) {
  const rows = forms.map(
    ({ title, who, when, minutes }, index) =>
      `<tr><td><b>${index + 1}. ${toHtml(title)}</b></td><td>${toHtml(who)}</td><td>${toHtml(when)}</td><td>${minutes} min</td></tr>`,
  )
  return `<div data-fit><h2>What is in here</h2>
<table class="list"><colgroup><col style="width: 42%"><col style="width: 22%"><col style="width: 24%"><col style="width: 12%"></colgroup>
<thead><tr><th scope="col">Form</th><th scope="col">Who fills it in</th><th scope="col">When</th><th scope="col">Time</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
