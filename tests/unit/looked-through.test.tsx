import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LookedThrough } from '@/components/ui/looked-through'
import { saysAll } from '@/components/ui/said'
import { listWords } from '@/words/lists'

const shown = (length: number) =>
  renderToStaticMarkup(
    <LookedThrough
      list={Array.from({ length }, (_, at) => `Book ${at}`)}
      said={(title) => [title]}
      kindOf={() => 'Free'}
      counted={listWords().books}
    >
      {(found) => found.join()}
    </LookedThrough>,
  )

test('a list says how many it holds, and can be looked through once there are more than eight', () => {
  expect(shown(1)).toContain('1 book<')
  expect(shown(8)).toContain('8 books')
  expect(shown(8)).not.toContain('<search')
  expect(shown(9)).toContain('<search')
  expect(shown(9)).toContain('type="search"')
})

test('every word that was typed has to stand in it somewhere, in any order and case', () => {
  const said = ['Rubrics that children read', 'Assessment', 'Premium']
  expect(saysAll(said, 'premium RUBRIC')).toBe(true)
  expect(saysAll(said, ' ')).toBe(true)
  expect(saysAll(said, 'rubric free')).toBe(false)
})
