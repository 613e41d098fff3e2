import { expect, test } from 'vitest'
import { LanguageOffer } from '@/components/site/language-offer'
import { LanguageSwitch } from '@/components/site/language-switch'
import { renderInRouter } from '../support/render-in-router'

const listLinks = (pathname: string) => {
  const html = renderInRouter(
    <>
      <LanguageOffer />
      <LanguageSwitch label="Language" />
    </>,
    pathname,
  )
  return [...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))].sort()
}

test('the links to other languages keep the page', () => {
  expect(listLinks('/en/about')).toEqual(['/about', '/hi/about', '/ta/about'])
  expect(listLinks('/en')).toEqual(['/', '/hi', '/ta'])
})

test('a preview in the team area has none', () => {
  expect(listLinks('/team/texts/home/preview/hi')).toEqual([])
})
