import 'server-only'
import { createScopedValue } from '@/base/request-scope'
import { readLanguageWith } from './language'
import type { Language } from './languages'
import { markHtml } from './mark-html'
import { isPartial } from './partial-languages'
import './generated/server-translations'

/** The language in which API calls, emails and jobs are written. That of a page is in `page-language.ts`. */

const requestLanguage = createScopedValue<Language>('language')

export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  requestLanguage.run(language, run)

const htmlLanguage = createScopedValue<Language>('language of HTML')

/** Of HTML that no browser hydrates: emails, and what the server adds to a stored page. */
export async function renderInLanguage(language: Language, render: () => Promise<string>) {
  if (!isPartial(language)) return runInLanguage(language, render)
  return markHtml(await htmlLanguage.run(language, () => runInLanguage(language, render)))
}

readLanguageWith('request', requestLanguage.get)
readLanguageWith('html', htmlLanguage.get)
