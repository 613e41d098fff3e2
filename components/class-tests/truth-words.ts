import { TEST_LANGUAGES, type TestLanguage } from '@/base/class-test-kinds'
import { myTestsText } from '@/i18n/my-tests'
import { runInLanguage } from '@/i18n/request-language'

/** The words for true and false that a student reads, whatever the language of the page. */
export type TruthWords = Record<TestLanguage, [string, string]>

export const getTruthWords = (): TruthWords =>
  Object.fromEntries(
    TEST_LANGUAGES.map((language) =>
      runInLanguage(language, () => {
        const { right, wrong } = myTestsText().preview
        return [language, [right, wrong]]
      }),
    ),
  ) as TruthWords
