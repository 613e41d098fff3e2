import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LanguageOffer } from '@/components/site/language-offer'
import { LanguageSwitch } from '@/components/site/language-switch'

const { usePathname } = vi.hoisted(() => ({ usePathname: vi.fn<() => string>() }))
vi.mock('next/navigation', () => ({ usePathname }))

const listLinks = (pathname: string) => {
  usePathname.mockReturnValue(pathname)
  const html = renderToStaticMarkup(
    <>
      <LanguageOffer />
      <LanguageSwitch label="Language" />
    </>,
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
