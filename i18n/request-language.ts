import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { getProcessSingleton } from '@/base/process-singleton'
import { readLanguageWith } from './language'
import type { Language } from './languages'
import './server-translations'

/** The language in which API calls, emails and jobs are written. That of a page is in `page-language.ts`. */

const storage = getProcessSingleton('request-language', () => new AsyncLocalStorage<Language>())

export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  storage.run(language, run)

readLanguageWith('request', () => storage.getStore())
