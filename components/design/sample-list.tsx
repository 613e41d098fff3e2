'use client'

import { FilterableList } from '@/components/ui/filterable-list'
import { listText } from '@/i18n/lists'

export const SampleList = ({ names }: { names: string[] }) => (
  <FilterableList
    items={names}
    getSearchTexts={(name) => [name]}
    getKind={(name) => name}
    formatCount={listText().workshops}
  >
    {(visibleNames) => (
      <ul className="rows">
        {visibleNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    )}
  </FilterableList>
)
