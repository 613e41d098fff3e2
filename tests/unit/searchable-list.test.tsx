import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterableList } from '@/components/ui/filterable-list'
import { matchesAllWords } from '@/components/ui/search-match'
import { listText } from '@/i18n/lists'

const renderList = (length: number) =>
  renderToStaticMarkup(
    <FilterableList
      items={Array.from({ length }, (_, index) => `Book ${index}`)}
      getSearchTexts={(title) => [title]}
      getKind={() => 'Free'}
      formatCount={listText().books}
    >
      {(results) => results.join()}
    </FilterableList>,
  )

test('a list shows its count and has a search field above eight entries', () => {
  expect(renderList(1)).toContain('1 book<')
  expect(renderList(8)).toContain('8 books')
  expect(renderList(8)).not.toContain('<search')
  expect(renderList(9)).toContain('<search')
  expect(renderList(9)).toContain('type="search"')
})

test('matches every word in any order and case', () => {
  const searchTexts = ['Rubrics that children read', 'Assessment', 'Premium']
  expect(matchesAllWords(searchTexts, 'premium RUBRIC')).toBe(true)
  expect(matchesAllWords(searchTexts, ' ')).toBe(true)
  expect(matchesAllWords(searchTexts, 'rubric free')).toBe(false)
})
