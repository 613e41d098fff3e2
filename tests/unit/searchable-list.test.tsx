import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterableList } from '@/components/ui/filterable-list'
import { matchesAllWords } from '@/components/ui/search-match'
import { listText } from '@/i18n/lists'

const renderList = (length: number) =>
  renderToStaticMarkup(
    <FilterableList
      list={Array.from({ length }, (_, index) => `Book ${index}`)}
      said={(title) => [title]}
      kindOf={() => 'Free'}
      counted={listText().books}
    >
      {(results) => results.join()}
    </FilterableList>,
  )

test('a list says how many it holds, and can be looked through once there are more than eight', () => {
  expect(renderList(1)).toContain('1 book<')
  expect(renderList(8)).toContain('8 books')
  expect(renderList(8)).not.toContain('<search')
  expect(renderList(9)).toContain('<search')
  expect(renderList(9)).toContain('type="search"')
})

test('every word that was typed has to stand in it somewhere, in any order and case', () => {
  const searchTexts = ['Rubrics that children read', 'Assessment', 'Premium']
  expect(matchesAllWords(searchTexts, 'premium RUBRIC')).toBe(true)
  expect(matchesAllWords(searchTexts, ' ')).toBe(true)
  expect(matchesAllWords(searchTexts, 'rubric free')).toBe(false)
})
