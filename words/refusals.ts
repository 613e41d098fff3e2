import { refusals as en } from './en/refusals'
import { inLanguage } from './language'

type Refusals = typeof en

export type RefusalWord = keyof Refusals

/** What has to be known before this can be said. */
export type RefusalValues<Word extends RefusalWord> = Refusals[Word] extends (
  values: infer V,
) => string
  ? V
  : undefined

/** Said as it stands. */
export type PlainRefusalWord = {
  [Word in RefusalWord]: RefusalValues<Word> extends undefined ? Word : never
}[RefusalWord]

type Sentence = string | ((values: unknown) => string)

export const isRefusalWord = (code: string): code is RefusalWord => Object.hasOwn(en, code)

export function refusalSentence(word: RefusalWord, values?: unknown): string {
  const sentence = inLanguage({ en })[word] as Sentence
  return typeof sentence === 'string' ? sentence : sentence(values)
}
