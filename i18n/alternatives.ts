import { getLanguageTag } from './language'

/** `Google or Microsoft`. */
export const joinAlternatives = (names: string[]) =>
  new Intl.ListFormat(getLanguageTag(), { type: 'disjunction' }).format(names)
