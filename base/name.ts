/**
 * Allowed characters of a name: any script, one line, nothing invisible. A direction override would
 * reorder the surrounding sentence. Markup is allowed: output escapes it.
 */

/** Zero-width joiners are needed within words of most Indian scripts. */
const INVISIBLE_CHARACTERS = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u
const UNSUPPORTED_CHARACTERS = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200C\u200D]/u

export const normalizeName = (input: string): string =>
  input.normalize('NFC').replace(/\s+/g, ' ').trim()

export const hasNameCharacters = (name: string): boolean =>
  !INVISIBLE_CHARACTERS.test(name) && !UNSUPPORTED_CHARACTERS.test(name)
