import { expect, test } from 'vitest'
import { findTeamPlaces } from '@/components/team/search/find-team-places'
import { listTeamPlaces } from '@/components/team/search/team-places'
import { teamText } from '@/i18n/team'

const find = (query: string, role: 'manager' | 'editor' | 'accounts' = 'manager') =>
  findTeamPlaces(listTeamPlaces(role), query).map(({ name }) => name)

test('a page is found by the beginning of its words, or by what people call it', () => {
  expect(find('new sess')).toEqual(['New session'])
  expect(find('AUDIT')).toEqual(['Log'])
  expect(find('notice')).toEqual(['Texts', 'Policies'])
  expect(find('quotat')).toEqual(['Billing'])
  expect(find('gulmohar vidyalaya')).toEqual([])
})

test('before anything is typed, what can begin is offered', () => {
  expect(find(' ')).toContain('New session')
  expect(find(' ')).not.toContain('Log')
})

test('a role finds only what it may open', () => {
  expect(find('', 'accounts')).toEqual([])
  expect(find('log', 'editor')).toEqual([])
  expect(find('billing', 'accounts')).toEqual(['Billing'])
})

test('other words belong to pages', () => {
  const { ways, otherWords } = teamText()
  for (const page of Object.keys(otherWords)) expect(Object.keys(ways)).toContain(page)
})
