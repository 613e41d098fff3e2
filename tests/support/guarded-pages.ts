import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ebooks } from '@/content/ebooks/catalogue'
import { loginFor, routes } from '@/lib/routes'

/** Pages that must look for their viewer themselves, read from the folders, so that none is forgotten. */
export type GuardedPage = { page: string; elsewhere: string }

export const guardedPages: GuardedPage[] = [
  ...pagesIn('(members)').map((page) => ({ page, elsewhere: routes.subscription })),
  ...pagesIn('(reader)').map((page) => ({ page, elsewhere: routes.subscription })),
  ...pagesIn('(account)').map((page) => ({ page, elsewhere: loginFor(page) })),
]

function pagesIn(group: string) {
  const root = `app/${group}`
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'page.tsx')
    .map(({ parentPath }) => `/${path.relative(root, parentPath)}`)
    .map((page) => page.replace('[id]', ebooks.find(({ isPremium }) => !isPremium)?.id ?? ''))
}
