import { markEnglish } from './english-marks'
import { getLanguage, isInHtml, selectTranslation } from './language'
import { isPartial } from './partial-languages'

/** Takes the place of `selectTranslation` in the generated files as long as a language is partial. */

type Finish = (english: string) => string
type SentenceFunction = (...values: unknown[]) => unknown

/** Code reads these sentences as patterns. */
const PATTERNS = ['clock']

const known = new Map<string, { own: unknown; completed: unknown }>()

export function selectCompleted<Words>(section: string, english: Words): Words {
  const language = getLanguage()
  if (!isPartial(language)) return selectTranslation(section, english)
  const isMarked = isInHtml() && !PATTERNS.includes(section)
  const own = selectTranslation<unknown>(section, undefined)
  const key = `${language} ${section} ${isMarked}`
  const found = known.get(key)
  if (found && found.own === own) return found.completed as Words
  const completed = completeTexts(english, own, isMarked ? markEnglish : String)
  known.set(key, { own, completed })
  return completed as Words
}

/** For a text that is stored in English, on a page in a partial language. */
export const markStored = (english: string): string =>
  isPartial(getLanguage()) && isInHtml() ? markEnglish(english) : english

/** The own texts; where there is none, the English one as `finish` returns it. */
export function completeTexts(english: unknown, own: unknown, finish: Finish): unknown {
  if (typeof english === 'function')
    return completeFunction(
      english as SentenceFunction,
      own as SentenceFunction | undefined,
      finish,
    )
  if (typeof english !== 'object' || english === null)
    return own ?? (typeof english === 'string' ? finish(english) : english)
  const ownTexts = (own ?? {}) as Record<string, unknown>
  const complete = ([key, text]: [string, unknown]) =>
    [key, completeTexts(text, ownTexts[key], finish)] as const
  const entries = Object.entries(english).map(complete)
  return Array.isArray(english) ? entries.map(([, text]) => text) : Object.fromEntries(entries)
}

const completeFunction =
  (
    english: SentenceFunction,
    own: SentenceFunction | undefined,
    finish: Finish,
  ): SentenceFunction =>
  (...values) => {
    const text = own?.(...values)
    return typeof text === 'string' ? text : completeTexts(english(...values), text, finish)
  }
