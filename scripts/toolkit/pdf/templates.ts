import type { Form, Theme } from '@/content/toolkit/types'
import { html } from '../words'
import { blocksHtml } from './blocks'
import { headHtml, labelHtml, pageOf } from './sheet'

const PART = 'Templates'

export function templatesPage(theme: Theme): string {
  const { templates } = theme
  const first = {
    kind: 'first',
    title: templates.title,
    html: `${labelHtml(theme, PART, templates)}${listOfForms(templates.forms)}`,
  }
  const forms = templates.forms.map((form, index) => ({
    kind: 'form',
    title: form.title,
    html: `${headHtml(`${index + 1}. ${form.title}`, useHtml(form))}${form.named ? NAMED : ''}
<div class="blocks" data-fit>${blocksHtml(form.blocks)}</div>`,
  }))
  return pageOf({ title: templates.title, styles: ['blocks'], theme, part: PART }, [
    first,
    ...forms,
  ])
}

/** The line that a student fills in first, on everything that is handed in. */
export const NAMED =
  '<div class="fields named"><p class="field" style="flex-grow: 4"><span>Name</span><i></i></p><p class="field"><span>Class</span><i></i></p><p class="field"><span>Roll no.</span><i></i></p><p class="field" style="flex-grow: 1.4"><span>Date</span><i></i></p></div>'

const useHtml = ({ who, when, minutes }: Form) =>
  `<p class="use">${html(who)} · ${html(when)} · ${minutes} minutes</p>`

function listOfForms(forms: Form[]) {
  const rows = forms.map(
    ({ title, who, when, minutes }, index) =>
      `<tr><td><b>${index + 1}. ${html(title)}</b></td><td>${html(who)}</td><td>${html(when)}</td><td>${minutes} min</td></tr>`,
  )
  return `<div data-fit><h2>What is in here</h2>
<table class="list"><colgroup><col style="width: 42%"><col style="width: 22%"><col style="width: 24%"><col style="width: 12%"></colgroup>
<thead><tr><th scope="col">Form</th><th scope="col">Who fills it in</th><th scope="col">When</th><th scope="col">Time</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
