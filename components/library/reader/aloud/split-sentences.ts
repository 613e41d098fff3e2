/** Where the sentences of a paragraph begin and end, without the white space between them. */
export type TextSpan = { start: number; end: number }

/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(“"'‘[])(?:Mr|Mrs|Ms|Dr|Prof|Shri|Smt|Km|St|Sr|Jr|Govt|Rs|Nos?|[Ff]igs?|pp?|[Vv]ols?|[Cc]h|vs|cf|approx|e\.\s?g|i\.\s?e|viz|al|(?:\p{Lu}\.\s?)*\p{Lu})\.$/u
/** Hindi ends a sentence with a danda, so a full stop after a short word is an abbreviation: “डॉ.”, “रु.”. */
const HINDI_SHORT = /(?:^|[\s(“"'‘])[\p{L}\p{M}]{1,5}\.$/u
/** Tamil initials and abbreviations: “எம். ஜி.”, “ரூ.”, “திரு.”. */
const TAMIL_SHORT = /(?:^|[\s(“"'‘.])(?:\p{L}\p{M}?|எம்|எஸ்|என்|எல்|எஃப்|ஆர்|ஏ|ரூ|திரு|திருமதி|டாக்|எண்)\.$/u
/** Of a numbered line: “3.” or “(a)”. */
const ONLY_NUMBER = /^[(\s]*[\p{N}\p{L}]{1,3}[.)]+$/u
const HAS_WORDS = /[\p{L}\p{N}]/u

export function findSentences(text: string, language: string): TextSpan[] {
  const spans: TextSpan[] = []
  let isOpen = false
  for (const piece of listPieces(text, language)) {
    const last = spans.at(-1)
    const words = text.slice(piece.start, piece.end)
    const joins = last && (isOpen || !HAS_WORDS.test(words) || /^[\s"'”’)]*\p{Ll}/u.test(words))
    if (joins) last.end = piece.end
    else spans.push({ ...piece })
    const whole = text.slice(spans.at(-1)?.start, piece.end)
    isOpen = !endsSentence(whole.trim(), language)
  }
  return spans.flatMap((span) => trimSpan(text, span))
}

function endsSentence(words: string, language: string): boolean {
  if (ABBREVIATION.test(words) || ONLY_NUMBER.test(words)) return false
  const base = language.slice(0, 2)
  if (base === 'hi') return !HINDI_SHORT.test(words)
  return base !== 'ta' || !TAMIL_SHORT.test(words)
}

/** `Intl.Segmenter` is missing in Firefox before 125; the signs themselves are enough there. */
function listPieces(text: string, language: string): TextSpan[] {
  if (typeof Intl.Segmenter === 'function')
    return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
      ({ index, segment }) => ({ start: index, end: index + segment.length }),
    )
  const ends = [...text.matchAll(/[.!?…।॥]+["'”’)\]]*\s+/gu)].map(
    ({ index, 0: { length } }) => index + length,
  )
  return [...ends, text.length].map((end, place) => ({ start: ends[place - 1] ?? 0, end }))
}

function trimSpan(text: string, { start, end }: TextSpan): TextSpan[] {
  const piece = text.slice(start, end)
  if (!HAS_WORDS.test(piece)) return []
  const from = start + piece.length - piece.trimStart().length
  return [{ start: from, end: from + piece.trim().length }]
}

/**
 * Chrome's network voices fall silent after about 15 seconds of one utterance and send no event. A long sentence
 * is therefore said in parts, cut after a comma or a space; slow speech has shorter parts.
 */
export function splitIntoParts(sentence: string, rate: number): string[] {
  const most = Math.round(150 * Math.min(rate, 1.2))
  const parts: string[] = []
  let rest = sentence
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const clause = Math.max(
      ...[', ', '; ', ': ', ' – ', ' — '].map((sign) => head.lastIndexOf(sign)),
    )
    const space = clause > most / 3 ? clause + 1 : head.lastIndexOf(' ')
    const cut = space > 0 ? space : most
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest ? [...parts, rest] : parts
}
