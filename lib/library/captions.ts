import 'server-only'
import { getLanguage } from '@/i18n/language'
import { isLanguage, type Language, languageCodes } from '@/i18n/languages'
import type { ItemFile } from '@/lib/content/item'

/** Captions bundled with the site are in every language; those that the team uploads are one file. */

type Captions = { language: Language; file: ItemFile }

/** The page's language first. */
export function listCaptions(file?: ItemFile): Captions[] {
  if (!file) return []
  const { bundled } = file
  if (!bundled) return [{ language: 'en', file }]
  const pageLanguage = getLanguage()
  return languageCodes
    .toSorted((one, other) => Number(other === pageLanguage) - Number(one === pageLanguage))
    .map((language) => ({ language, file: { bundled: nameCaptionsFile(bundled, language) } }))
}

export const findCaptions = (file: ItemFile | undefined, language: Language) =>
  listCaptions(file).find((captions) => captions.language === language)?.file

/** `ethics-case` names the English captions, `ethics-case.hi` the Hindi ones. */
export const nameCaptions = (name: string, language: Language) =>
  language === 'en' ? name : `${name}.${language}`

export function parseCaptionsName(captionsName: string): { name: string; language: Language } {
  const [, name = '', language = ''] = /^(.+)\.([a-z]+)$/.exec(captionsName) ?? []
  return isLanguage(language) && language !== 'en'
    ? { name, language }
    : { name: captionsName, language: 'en' }
}

/** Beside the English file. */
export const nameCaptionsFile = (englishFile: string, language: Language) =>
  `${nameCaptions(englishFile.replace(/\.vtt$/, ''), language)}.vtt`
