import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { circle } from '@/content/videos/sources/circle'
import { ethics } from '@/content/videos/sources/ethics'
import { rubric } from '@/content/videos/sources/rubric'
import type { VideoScript } from '@/content/videos/sources/video-script'

/** A video shows the method of a book in a minute, so facts in both must match. */

const readBook = (id: string) => readFileSync(`content/ebooks/${id}.md`, 'utf8')
const findSection = (text: string, heading: string) =>
  text.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? ''
const joinSpokenText = ({ scenes }: VideoScript) =>
  scenes.flatMap(({ beats }) => beats.map(({ say }) => say)).join(' ')
const listWrittenTexts = ({ scenes }: VideoScript) =>
  scenes.flatMap(({ beats }) =>
    beats.flatMap(({ marks }) => marks.flatMap((mark) => ('write' in mark ? [mark.write] : []))),
  )

describe('the reflection circle', () => {
  const rules = findSection(readBook('reflection-circle'), 'The four rules').match(/^\d\. /gm) ?? []

  test('has as many rules as in the book', () => {
    expect(rules).toHaveLength(4)
    expect(listWrittenTexts(circle).filter((text) => /^\d$/.test(text))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(joinSpokenText(circle)).toContain('four rules')
  })

  test('is held as often as in the book', () => {
    expect(readBook('reflection-circle')).toContain('Once a fortnight is a good rhythm')
    expect(joinSpokenText(circle)).toContain('once a fortnight')
    expect(joinSpokenText(circle)).not.toContain('every week')
  })
})

describe('the ethics case', () => {
  test('has the same minutes as in the book', () => {
    const table = findSection(readBook('ethics-cases'), 'The forty minutes')
    const plannedMinutes = [...table.matchAll(/^\| (\d+) to (\d+)/gm)].map(([, from, to]) => [
      Number(from),
      Number(to),
    ])
    const shownMinutes = ethics.scenes.flatMap(({ minutes }) => (minutes ? [minutes] : []))
    expect(plannedMinutes.length).toBeGreaterThan(5)
    expect(shownMinutes).toEqual(plannedMinutes)
  })

  test('has no open vote', () => {
    expect(joinSpokenText(ethics)).toContain('Do not vote by hand')
    expect(joinSpokenText(ethics)).not.toMatch(/wall/)
  })
})

test('the rubric has the four levels of the book and begins with the third', () => {
  const levels =
    findSection(readBook('rubrics'), 'Three questions, four levels').match(/^\| \d /gm) ?? []
  expect(levels).toHaveLength(4)
  for (const level of ['1', '2', '3', '4']) expect(listWrittenTexts(rubric)).toContain(level)
  expect(joinSpokenText(rubric)).toContain('Begin with 3')
  expect(listWrittenTexts(rubric)).not.toContain('Best')
})

test('the rider of goal 8 pays for the bike once, by wear and not by instalment too', () => {
  const goalText = findSection(
    readBook('sdg-starters'),
    'Goal 8. Decent Work and Economic Growth: what the rider keeps',
  )
  const paidList = /Paid: (?<list>[^.]*)\./.exec(goalText)?.groups?.list ?? ''
  const payments = [...paidList.matchAll(/([a-z ]+) (\d+)/g)].map(([, label = '', rupees]) => ({
    what: label,
    rupees: Number(rupees),
  }))
  const total = (items: typeof payments) => items.reduce((sum, { rupees }) => sum + rupees, 0)
  const runningCosts = payments.filter(({ what: label }) => !label.includes('instalment'))
  expect(runningCosts).toHaveLength(payments.length - 1)
  const cash = 900 - total(payments)
  const profit = 900 - total(runningCosts) - 60
  expect(goalText).toContain(`₹${cash}, or ₹${cash / 10} an hour`)
  expect(goalText).toContain(`₹${profit}, or ₹${profit / 10} an hour`)
})
