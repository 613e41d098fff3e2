import 'server-only'
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { readLanguageWith } from './language'
import { isLanguage } from './languages'
import './generated/server-translations'

/**
 * The language of a page is the segment `[lang]`. `next/root-params` has it as a promise and for Server Components
 * only, while texts are read in Client Components too and without waiting; so it comes from Next's own store.
 * Only pages import this module: loaded before Next, the store would be a stub.
 */

readLanguageWith('page', () => {
  const store = workUnitAsyncStorage.getStore()
  const language = store && 'rootParams' in store ? store.rootParams?.lang : undefined
  return typeof language === 'string' && isLanguage(language) ? language : undefined
})
