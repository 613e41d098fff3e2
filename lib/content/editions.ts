import 'server-only'
import type { Item } from './item'

/** An item and its translations are editions of one work. The id of a work is that of its original. */
export const getWorkId = ({ id, translationOf }: Pick<Item, 'id' | 'translationOf'>) =>
  translationOf ?? id

type EditionOfWork = Pick<Item, 'editionLanguage' | 'translationOf' | 'editions'>

/** One edition of each work: the one in the language, else the original. */
export function chooseEditions<Listed extends EditionOfWork>(
  items: Listed[],
  language: string,
): Listed[] {
  return items.filter(
    ({ editionLanguage, translationOf, editions }) =>
      editionLanguage === language ||
      (!translationOf && !editions.some((edition) => edition.language === language)),
  )
}
