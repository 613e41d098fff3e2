import type { Rubric, Theme } from '@/content/toolkit/types'
import { toHtml } from '../inline-markup'
import { renderDocument, renderHead, renderLabel } from './sheet'

const RESOURCE_TYPE_NAME = 'Assessment rubrics'

/** Top down, with a student's words for each level. */
export const LEVELS = [
  { level: 4, name: 'Ready to show', says: '“I could teach this.”' },
  { level: 3, name: 'It works', says: '“It does its job.”' },
  { level: 2, name: 'Partly there', says: '“Some parts work.”' },
  { level: 1, name: 'Just begun', says: '“I have started.”' },
]

export const CLASS_SIZE = 60

export function renderRubricsPage(theme: Theme): string {
  const { rubrics } = theme
  const steps = rubrics.agree.map((step) => `<li>${toHtml(step)}</li>`)
  const levelRows = LEVELS.map(
    ({ level, name, says }) =>
      `<tr><td><b>${level}</b></td><td><b>${name}</b></td><td>${says}</td></tr>`,
  )
  const list = rubrics.rubrics.map(
    ({ title, work }) => `<li><b>${toHtml(title)}.</b> ${toHtml(work)}</li>`,
  )
  const first = {
    kind: 'first',
    title: rubrics.title,
    html: `${renderLabel(theme, RESOURCE_TYPE_NAME, rubrics)}
<div class="columns" data-fit><div><h2>Four levels</h2><table class="levels"><thead><tr><th scope="col">Level</th><th scope="col">Name</th><th scope="col">The student says</th></tr></thead><tbody>${levelRows.join('')}</tbody></table><h2>What is judged</h2><ol>${list.join('')}</ol></div>
<div><h2>Two teachers, the same marks</h2><ol class="agree">${steps.join('')}</ol></div></div>`,
  }
  return renderDocument(
    { title: rubrics.title, styles: ['rubrics'], theme, resourceTypeName: RESOURCE_TYPE_NAME },
    [
      first,
      ...rubrics.rubrics.map((rubric, index) => ({
        kind: 'rubric',
        title: rubric.title,
        html: renderRubric(rubric, index + 1),
      })),
      ...createTryOutSheets(theme),
      { kind: 'class', title: 'The class on one sheet', html: renderClassSheet() },
    ],
  )
}

function renderRubric({ title, work, hard, criteria }: Rubric, number: number) {
  const heads = LEVELS.map(({ level, name }) => `<th scope="col">${level} ${name}</th>`)
  const rows = criteria.map(
    ({ name, evidence, levels }) =>
      `<tr><th scope="row">${toHtml(name)}<small>Look at: ${toHtml(evidence)}</small></th>${levels.map((description) => `<td>${toHtml(description)}</td>`).join('')}</tr>`,
  )
  return `${renderHead(`${number}. ${title}`, `<p class="use">${toHtml(work)}</p>`)}
<table class="grid" data-fit><colgroup><col style="width: 21%"></colgroup><thead><tr><th scope="col">The question</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<aside><p><b>Where we differed.</b> ${toHtml(hard)}</p></aside>`
}

function createTryOutSheets({ rubrics: { rubrics, tryOut } }: Theme) {
  const tryOutRubric = rubrics.find(({ title }) => title === tryOut.rubric)
  const number = tryOutRubric ? rubrics.indexOf(tryOutRubric) + 1 : 0
  const pieces = tryOut.pieces.map(
    ({ by, text }) =>
      `<article class="piece"><h3>${toHtml(by)}</h3>${text.map((paragraph) => `<p>${toHtml(paragraph)}</p>`).join('')}</article>`,
  )
  const agreedLevels = tryOut.pieces.map(({ by, levels }) => {
    const rows = levels.map(
      ({ level, why }, index) =>
        `<tr><th scope="row">${toHtml(tryOutRubric?.criteria[index]?.name ?? '')}</th><td><b>${level}</b></td><td>${toHtml(why)}</td></tr>`,
    )
    return `<div><h3>${toHtml(by)}</h3><table><colgroup><col style="width: 32%"><col style="width: 9%"></colgroup><thead><tr><th scope="col">The question</th><th scope="col">Level</th><th scope="col">Because</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  })
  return [
    {
      kind: 'try-out',
      title: 'Try it before it counts',
      html: `${renderHead('Try it before it counts', `<p class="use">Two pieces of work for rubric ${number}. Read, write your levels in pencil, only then turn the page.</p>`)}<div class="columns" data-fit>${pieces.join('')}</div>`,
    },
    {
      kind: 'try-out',
      title: 'What we agreed on',
      html: `${renderHead('What we agreed on', `<p class="use">Rubric ${number}, ${toHtml(tryOut.rubric)}. One level apart is usual; two apart means that a word needs mending.</p>`)}<div class="columns" data-fit>${agreedLevels.join('')}</div>`,
    },
  ]
}

function renderClassSheet() {
  const rowsPerColumn = CLASS_SIZE / 3
  const tables = [0, 1, 2].map((columnIndex) => {
    const rows = Array.from(
      { length: rowsPerColumn },
      (_, row) =>
        `<tr><td>${columnIndex * rowsPerColumn + row + 1}</td>${'<td></td>'.repeat(5)}</tr>`,
    )
    return `<table><thead><tr><th scope="col">Roll</th><th scope="col">Name</th><th scope="col">Q1</th><th scope="col">Q2</th><th scope="col">Q3</th><th scope="col">Q4</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  return `${renderHead('The class on one sheet')}
<div class="fields"><p class="field" style="flex-grow: 2"><span>Rubric</span><i></i></p><p class="field"><span>Class</span><i></i></p><p class="field" style="flex-grow: 2"><span>Teacher</span><i></i></p><p class="field"><span>Date</span><i></i></p></div>
<div class="columns">${tables.join('')}</div>`
}
