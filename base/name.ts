/**
 * What characters a name may have, wherever one is typed: any script, on one line, nothing invisible. A
 * direction override would turn around the sentence that the name is in. What looks like markup is a
 * name like any other; whoever shows it escapes it.
 */

/** The joiners alone have work to do inside of words, in most Indian scripts. */
const INVISIBLE_CHARACTERS = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u
const UNSUPPORTED_CHARACTERS = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200C\u200D]/u

/** One space where there were several; accents put together with their letters. */
export const normalizeName = (input: string): string =>
  input.normalize('NFC').replace(/\s+/g, ' ').trim()

export const hasNameCharacters = (name: string): boolean =>
  !INVISIBLE_CHARACTERS.test(name) && !UNSUPPORTED_CHARACTERS.test(name)
