/**
 * Allowed characters of a name: any script, one line, nothing invisible. A direction override would
 * reorder the surrounding sentence. Markup is allowed: output escapes it.
 */

/** Fillers, variation selectors and others that show nothing; the last four are letters and symbols to Unicode. */
const INVISIBLE_CHARACTERS =
  /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{1D173}]/u
/** Zero-width joiners are needed within words of most Indian scripts, after a character that they join. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}\p{N}\p{S}])[\u200C\u200D]/u
const UNSUPPORTED_CHARACTERS = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200C\u200D]/u
/** A combining mark alone is hard to see. */
const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Emojis bring one, and it changes nothing that a reader needs. */
const EMOJI_SELECTORS = /(?<=\p{S})[\uFE0E\uFE0F]/gu

export const normalizeName = (input: string): string =>
  input.normalize('NFC').replace(EMOJI_SELECTORS, '').replace(/\s+/g, ' ').trim()

export const hasNameCharacters = (name: string): boolean =>
  VISIBLE_CHARACTER.test(name) &&
  !INVISIBLE_CHARACTERS.test(name) &&
  !LOOSE_JOINER.test(name) &&
  !UNSUPPORTED_CHARACTERS.test(name)
