/** Compares a translated section with the English one, and looks for faults in its sentences. */

export interface TranslationTexts {
  english: unknown
  translated: unknown
  /** `lang` attribute of the translation. */
  tag: string
  /** Whether sentences may be missing. */
  mayLack?: boolean
  /** Runs a function of the texts in the language of its folder. */
  runInLanguage: <Result>(tag: string, run: () => Result) => Result
}

/** A named value, numbers on both sides of every plural, a month, and none. */
const CALL_VALUES = [undefined, 0, 1, 2, 7, '2026-04', null]
const MOMENT = Date.UTC(2026, 10, 28, 4, 30)
const MOST_PARAMETERS = 8

export function listTranslationFaults(texts: TranslationTexts): string[] {
  return compareTexts(texts, texts.english, texts.translated, 'section')
}

function compareTexts(
  texts: TranslationTexts,
  english: unknown,
  translated: unknown,
  path: string,
): string[] {
  if (typeof english !== typeof translated) return [`${path}: ${typeof translated}`]
  if (typeof english === 'string')
    return listSentenceFaults(english, translated as string, texts.tag).map(
      (fault) => `${path}: ${fault}`,
    )
  if (isTextFunction(english)) return compareCalls(texts, english, translated as TextFunction, path)
  if (typeof english !== 'object' || !english || !translated)
    return english === translated ? [] : [`${path}: ${translated}`]
  return compareKeys(texts, english, translated as object, path)
}

function compareKeys(texts: TranslationTexts, english: object, translated: object, path: string) {
  const [keys, translatedKeys] = [Object.keys(english), Object.keys(translated)]
  const entries = Object.entries(english)
  const values = new Map(Object.entries(translated))
  const differences = listDifferences(texts.mayLack ? [] : keys, translatedKeys, keys)
  if (differences.length > 0) return [`${path}: ${differences}`]
  return entries
    .filter(([key]) => values.has(key))
    .flatMap(([key, value]) => compareTexts(texts, value, values.get(key), `${path}.${key}`))
}

const listDifferences = (required: string[], keys: string[], known: string[]) => [
  ...required.filter((key) => !keys.includes(key)).map((key) => `without ${key}`),
  ...keys.filter((key) => !known.includes(key)).map((key) => `also ${key}`),
]

type TextFunction = (...values: unknown[]) => unknown
const isTextFunction = (value: unknown): value is TextFunction => typeof value === 'function'

/** A call that fails in English has a value that the function does not take. */
function compareCalls(
  texts: TranslationTexts,
  english: TextFunction,
  translated: TextFunction,
  path: string,
): string[] {
  const call = (tag: string, run: TextFunction, value: unknown) =>
    texts.runInLanguage(tag, () => tryCall(run, value))
  const calls = CALL_VALUES.map((value) => ({ value, ...call('en-IN', english, value) }))
  const accepted = calls.filter((result) => 'text' in result)
  if (accepted.length === 0) return [`${path}: ${calls[0]?.error}`]
  return accepted.flatMap(({ value, text }) => {
    const translation = call(texts.tag, translated, value)
    if ('error' in translation) return [`${path}(${value}): ${translation.error}`]
    return compareTexts(texts, text, translation.text, `${path}(${value ?? ''})`)
  })
}

function tryCall(run: TextFunction, value: unknown): { text?: unknown; error?: unknown } {
  const values = Array.from({ length: MOST_PARAMETERS }, (_, index) =>
    value === undefined ? createNamedValue(`value${index}`) : value,
  )
  try {
    return { text: run(...values) }
  } catch (error) {
    return { error }
  }
}

/** Stands for a text, a number, a time, a list or an object; in a sentence it shows its name. */
function createNamedValue(name: string): unknown {
  const text = `⟦${name}⟧`
  const list = () => [createNamedValue(`${name}.item`)]
  return new Proxy(() => text, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'string' ? text : MOMENT)
      if (key === Symbol.iterator) return () => list()[Symbol.iterator]()
      if (key === 'length') return 7
      if (typeof key === 'symbol') return undefined
      const method = [text, new Date(MOMENT), list()]
        .map((value) => [value, Reflect.get(Object(value), key)] as const)
        .find(([, found]) => typeof found === 'function')
      return method ? method[1].bind(method[0]) : createNamedValue(`${name}.${key}`)
    },
  })
}

/** What one sentence of a translation must keep of its English, and must not contain. */
export function listSentenceFaults(english: string, translated: string, tag: string): string[] {
  return SENTENCE_RULES.flatMap(({ name, find }) => {
    const found = find({ english, translated, script: getScript(tag) })
    return found.length > 0 ? [`${name} “${found.join(' ')}” in: ${translated}`] : []
  })
}

interface Sentence {
  english: string
  translated: string
  /** Unicode name of the language's script. */
  script: string
}

/** Their sentences end with a danda. */
const DANDA_SCRIPTS = ['Deva', 'Beng', 'Guru', 'Orya']
const scripts = new Map<string, string>()
function getScript(tag: string) {
  // Once for each language: this takes far longer than the rules.
  const script = scripts.get(tag) ?? new Intl.Locale(tag).maximize().script ?? 'Latn'
  scripts.set(tag, script)
  return script
}
const listMatches = (text: string, pattern: RegExp) => text.match(pattern) ?? []
/** Students of English begin a sentence with it. */
const ENGLISH_EXERCISE = /By the time the bus came …/
/** A language has its own words for it. */
const TIME_OF_DAY = /(?<=\d\s|}\s|⟧\s)(?:[AP]M|IST)\b|(?<=\b[AP]M\s)IST\b/gi
const withoutValues = (text: string) => text.replace(/⟦[^⟧]*⟧|https?:\S+|\S+@\S+/g, '')
const listMissing = (english: string, translated: string, pattern: RegExp) => {
  const kept = new Set(listMatches(translated, pattern))
  return listMatches(english, pattern).filter((part) => !kept.has(part))
}

const SENTENCE_RULES: { name: string; find: (sentence: Sentence) => string[] }[] = [
  {
    name: 'no text',
    find: ({ english, translated }) => (english && !translated.trim() ? [english] : []),
  },
  {
    name: 'missing value',
    find: ({ english, translated }) =>
      listMissing(english, translated, /⟦[^⟧]*⟧|\{\w*\}|<[^>]+>|https?:\S+\w/g),
  },
  {
    name: 'value that English does not have',
    find: ({ english, translated }) =>
      listMissing(translated, english, /⟦[^⟧]*⟧|\{\w*\}|<[^>]+>|https?:\S+\w/g),
  },
  {
    name: 'missing number',
    find: ({ english, translated }) =>
      listMissing(english, translated, /(?<![A-Za-z\d])\d+(?![A-Za-z\d])/g),
  },
  {
    name: 'missing name or code',
    find: ({ english, translated }) =>
      listMissing(
        withoutValues(english).replace(TIME_OF_DAY, ''),
        translated,
        /\b[A-Z][A-Z0-9]+\b/g,
      ),
  },
  {
    name: 'time of day in English',
    find: ({ translated }) => listMatches(translated, TIME_OF_DAY),
  },
  {
    name: 'English words',
    find: ({ translated }) =>
      listMatches(
        withoutValues(translated).replace(ENGLISH_EXERCISE, ''),
        /[A-Za-z’]+(?: [a-z’]+){2,}/g,
      ),
  },
  {
    name: 'letters of another script',
    find: ({ translated, script }) =>
      listMatches(translated, new RegExp(`[^\\p{sc=Latn}\\p{sc=${script}}\\P{L}]`, 'gu')),
  },
  {
    name: 'word of two scripts',
    find: ({ translated, script }) =>
      listMatches(
        translated,
        new RegExp(
          `[\\p{sc=${script}}\\p{M}]+[A-Za-z]\\w*|\\w*[A-Za-z](?=[\\p{sc=${script}}])\\p{L}+`,
          'gu',
        ),
      ),
  },
  {
    name: 'digits of another script',
    find: ({ translated }) => listMatches(translated, /(?![0-9])\p{Nd}/gu),
  },
  {
    name: 'invisible character',
    find: ({ translated }) =>
      listMatches(translated, /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g).map(
        (sign) => `U+${sign.charCodeAt(0).toString(16)}`,
      ),
  },
  {
    name: 'characters not composed',
    find: ({ translated }) => (translated === translated.normalize('NFC') ? [] : [translated]),
  },
  {
    name: 'wrong end of a sentence',
    find: ({ translated, script }) =>
      listMatches(
        translated,
        DANDA_SCRIPTS.includes(script)
          ? /[\p{L}\p{M}](?<!null)[.|](?=\s|$|[”’)])|॥|।।|(?<=[^\s:])\s।/gu
          : /[।॥]/gu,
      ),
  },
  {
    name: 'unbalanced quotation marks or brackets',
    find: ({ english, translated }) =>
      ['“”', '()', '[]', '{}', '«»'].filter((pair) => {
        const [open, close] = [...pair].map((mark) => translated.split(mark).length)
        const [englishOpen, englishClose] = [...pair].map((mark) => english.split(mark).length)
        return open !== close && englishOpen === englishClose
      }),
  },
  {
    name: 'straight quotation mark',
    find: ({ english, translated }) => (english.includes('"') ? [] : listMatches(translated, /"/g)),
  },
  {
    name: 'double space',
    find: ({ english, translated }) =>
      / {2}/.test(english) ? [] : listMatches(translated, /\S* {2,}\S*/g),
  },
]
