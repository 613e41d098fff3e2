import 'server-only'
import { createScopedValue } from '@/base/request-scope'
import { readLanguageWith } from './language'
import type { Language } from './languages'
import './generated/server-translations'

/** The language in which API calls, emails and jobs are written. That of a page is in `page-language.ts`. */

const requestLanguage = createScopedValue<Language>('language')

export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  requestLanguage.run(language, run)

readLanguageWith('request', requestLanguage.get)
