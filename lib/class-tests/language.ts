import 'server-only'
import { TEST_LANGUAGES, type TestLanguage } from '@/base/class-test-kinds'

/** Of a query; English for anything else. */
export const readTestLanguage = (language: string | undefined): TestLanguage =>
  TEST_LANGUAGES.find((known) => known === language) ?? 'en'
