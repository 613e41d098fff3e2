import type { Rubric, Theme } from '@/content/toolkit/types'
import { html } from '../words'
import { headHtml, labelHtml, pageOf } from './sheet'

const PART = 'Assessment rubrics'

/** From the top down, and what a student says of such work. */
export const LEVELS = [
  { level: 4, name: 'Ready to show', says: '“I could teach this.”' },
  { level: 3, name: 'It works', says: '“It does its job.”' },
  { level: 2, name: 'Partly there', says: '“Some parts work.”' },
  { level: 1, name: 'Just begun', says: '“I have started.”' },
]

export const CLASS_SIZE = 60

export function rubricsPage(theme: Theme): string {
  const { rubrics } = theme
  const steps = rubrics.agree.map((step) => `<li>${html(step)}</li>`)
  const names = LEVELS.map(
    ({ level, name, says }) =>
      `<tr><td><b>${level}</b></td><td><b>${name}</b></td><td>${says}</td></tr>`,
  )
  const list = rubrics.rubrics.map(
    ({ title, work }) => `<li><b>${html(title)}.</b> ${html(work)}</li>`,
  )
  const first = {
    kind: 'first',
    title: rubrics.title,
    html: `${labelHtml(theme, PART, rubrics)}
<div class="columns" data-fit><div><h2>Four levels</h2><table class="levels"><thead><tr><th scope="col">Level</th><th scope="col">Name</th><th scope="col">The student says</th></tr></thead><tbody>${names.join('')}</tbody></table><h2>What is judged</h2><ol>${list.join('')}</ol></div>
<div><h2>Two teachers, the same marks</h2><ol class="agree">${steps.join('')}</ol></div></div>`,
  }
  return pageOf({ title: rubrics.title, styles: ['rubrics'], theme, part: PART }, [
    first,
    ...rubrics.rubrics.map((rubric, index) => ({
      kind: 'rubric',
      title: rubric.title,
      html: rubricHtml(rubric, index + 1),
    })),
    ...tryOutSheets(theme),
    { kind: 'class', title: 'The class on one sheet', html: classSheet() },
  ])
}

function rubricHtml({ title, work, hard, criteria }: Rubric, number: number) {
  const heads = LEVELS.map(({ level, name }) => `<th scope="col">${level} ${name}</th>`)
  const rows = criteria.map(
    ({ name, evidence, levels }) =>
      `<tr><th scope="row">${html(name)}<small>Look at: ${html(evidence)}</small></th>${levels.map((words) => `<td>${html(words)}</td>`).join('')}</tr>`,
  )
  return `${headHtml(`${number}. ${title}`, `<p class="use">${html(work)}</p>`)}
<table class="grid" data-fit><colgroup><col style="width: 21%"></colgroup><thead><tr><th scope="col">The question</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<aside><p><b>Where we differed.</b> ${html(hard)}</p></aside>`
}

function tryOutSheets({ rubrics: { rubrics, tryOut } }: Theme) {
  const used = rubrics.find(({ title }) => title === tryOut.rubric)
  const number = used ? rubrics.indexOf(used) + 1 : 0
  const pieces = tryOut.pieces.map(
    ({ by, text }) =>
      `<article class="piece"><h3>${html(by)}</h3>${text.map((one) => `<p>${html(one)}</p>`).join('')}</article>`,
  )
  const given = tryOut.pieces.map(({ by, levels }) => {
    const rows = levels.map(
      ({ level, why }, index) =>
        `<tr><th scope="row">${html(used?.criteria[index]?.name ?? '')}</th><td><b>${level}</b></td><td>${html(why)}</td></tr>`,
    )
    return `<div><h3>${html(by)}</h3><table><colgroup><col style="width: 32%"><col style="width: 9%"></colgroup><thead><tr><th scope="col">The question</th><th scope="col">Level</th><th scope="col">Because</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  })
  return [
    {
      kind: 'try-out',
      title: 'Try it before it counts',
      html: `${headHtml('Try it before it counts', `<p class="use">Two pieces of work for rubric ${number}. Read, write your levels in pencil, only then turn the page.</p>`)}<div class="columns" data-fit>${pieces.join('')}</div>`,
    },
    {
      kind: 'try-out',
      title: 'What we agreed on',
      html: `${headHtml('What we agreed on', `<p class="use">Rubric ${number}, ${html(tryOut.rubric)}. One level apart is usual; two apart means that a word needs mending.</p>`)}<div class="columns" data-fit>${given.join('')}</div>`,
    },
  ]
}

/** One sheet for the whole class: a figure from 1 to 4 in each square, nothing else. */
function classSheet() {
  const third = CLASS_SIZE / 3
  const tables = [0, 1, 2].map((part) => {
    const rows = Array.from(
      { length: third },
      (_, row) => `<tr><td>${part * third + row + 1}</td>${'<td></td>'.repeat(5)}</tr>`,
    )
    return `<table><thead><tr><th scope="col">Roll</th><th scope="col">Name</th><th scope="col">Q1</th><th scope="col">Q2</th><th scope="col">Q3</th><th scope="col">Q4</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  return `${headHtml('The class on one sheet')}
<div class="fields"><p class="field" style="flex-grow: 2"><span>Rubric</span><i></i></p><p class="field"><span>Class</span><i></i></p><p class="field" style="flex-grow: 2"><span>Teacher</span><i></i></p><p class="field"><span>Date</span><i></i></p></div>
<div class="columns">${tables.join('')}</div>`
}
