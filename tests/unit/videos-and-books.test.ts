import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { circle } from '@/content/videos/sources/circle'
import { ethics } from '@/content/videos/sources/ethics'
import type { Film } from '@/content/videos/sources/film'
import { rubric } from '@/content/videos/sources/rubric'

/** A video shows the method of a book in a minute. What both name must be the same. */

const book = (id: string) => readFileSync(`content/ebooks/${id}.md`, 'utf8')
const section = (text: string, heading: string) =>
  text.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? ''
const spoken = ({ scenes }: Film) =>
  scenes.flatMap(({ beats }) => beats.map(({ say }) => say)).join(' ')
const written = ({ scenes }: Film) =>
  scenes.flatMap(({ beats }) =>
    beats.flatMap(({ marks }) => marks.flatMap((mark) => ('write' in mark ? [mark.write] : []))),
  )

describe('the reflection circle', () => {
  const rules = section(book('reflection-circle'), 'The four rules').match(/^\d\. /gm) ?? []

  test('numbers as many rules as the book', () => {
    expect(rules).toHaveLength(4)
    expect(written(circle).filter((text) => /^\d$/.test(text))).toEqual(['1', '2', '3', '4'])
    expect(spoken(circle)).toContain('four rules')
  })

  test('is held as often as the book says', () => {
    expect(book('reflection-circle')).toContain('Once a fortnight is a good rhythm')
    expect(spoken(circle)).toContain('once a fortnight')
    expect(spoken(circle)).not.toContain('every week')
  })
})

describe('the ethics case', () => {
  test('follows the minutes of the book', () => {
    const table = section(book('ethics-cases'), 'The forty minutes')
    const planned = [...table.matchAll(/^\| (\d+) to (\d+)/gm)].map(([, from, to]) => [
      Number(from),
      Number(to),
    ])
    const shown = ethics.scenes.flatMap(({ minutes }) => (minutes ? [minutes] : []))
    expect(planned.length).toBeGreaterThan(5)
    expect(shown).toEqual(planned)
  })

  test('asks for no open vote', () => {
    expect(spoken(ethics)).toContain('Do not vote by hand')
    expect(spoken(ethics)).not.toMatch(/wall/)
  })
})

test('the rubric has the four levels of the book and begins with the third', () => {
  const levels = section(book('rubrics'), 'Three questions, four levels').match(/^\| \d /gm) ?? []
  expect(levels).toHaveLength(4)
  for (const level of ['1', '2', '3', '4']) expect(written(rubric)).toContain(level)
  expect(spoken(rubric)).toContain('Begin with 3')
  expect(written(rubric)).not.toContain('Best')
})

test('the rider of goal 8 pays for the bike once: by wear, not by instalment too', () => {
  const starter = section(
    book('sdg-starters'),
    'Goal 8. Decent Work and Economic Growth: what the rider keeps',
  )
  const paid = /Paid: (?<list>[^.]*)\./.exec(starter)?.groups?.list ?? ''
  const sums = [...paid.matchAll(/([a-z ]+) (\d+)/g)].map(([, what = '', rupees]) => ({
    what,
    rupees: Number(rupees),
  }))
  const total = (some: typeof sums) => some.reduce((sum, { rupees }) => sum + rupees, 0)
  const running = sums.filter(({ what }) => !what.includes('instalment'))
  expect(running).toHaveLength(sums.length - 1)
  const cash = 900 - total(sums)
  const profit = 900 - total(running) - 60
  expect(starter).toContain(`₹${cash}, or ₹${cash / 10} an hour`)
  expect(starter).toContain(`₹${profit}, or ₹${profit / 10} an hour`)
})
