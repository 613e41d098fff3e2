export type GiftAnswer = { text: string; isRight: boolean }

export type GiftAnswers = {
  kind: 'true' | 'false' | 'number' | 'short' | 'choice' | 'unsupported'
  list: GiftAnswer[]
  why: string
}

const TRUE_FALSE = /^(?:(T|TRUE)|F|FALSE)$/i
const WEIGHT = /^%(-?\d{1,3}(?:\.\d{1,5})?)%/
const NUMBER = /^=?\s{0,8}(-?\d{1,9}(?:\.\d{1,5})?)(?::0+(?:\.0+)?)?$/

/** What stands between the braces of a GIFT question. */
export function readGiftAnswers(source: string): GiftAnswers {
  const { body, why } = splitWhy(source)
  const result = (kind: GiftAnswers['kind'], list: GiftAnswer[] = []) => ({ kind, list, why })
  const words = body.trim()
  if (words === '') return result('short')
  const [first = ''] = splitAt(words, '#')
  const truth = TRUE_FALSE.exec(first.trim())
  if (truth) return result(truth[1] ? 'true' : 'false')
  if (words.startsWith('#')) return readNumber(words.slice(1), result)
  const list = listAnswers(words)
  if (list.some(({ text }) => text.includes('->'))) return result('unsupported')
  const hasWrong = list.some(({ isRight }) => !isRight)
  return result(hasWrong ? 'choice' : 'short', list)
}

/** One value without tolerance: a range does not fit a row of bubbles. */
function readNumber(
  source: string,
  result: (kind: GiftAnswers['kind'], list?: GiftAnswer[]) => GiftAnswers,
): GiftAnswers {
  const [value = ''] = splitAt(source.trim(), '#')
  const number = NUMBER.exec(value.trim())?.[1]
  return number ? result('number', [{ text: number, isRight: true }]) : result('unsupported')
}

/** The general feedback follows `####`. */
function splitWhy(source: string) {
  const start = source.indexOf('####')
  return start < 0
    ? { body: source, why: '' }
    : { body: source.slice(0, start), why: source.slice(start + 4) }
}

/** Each begins with `=` or `~`; its own feedback after `#` is left out. */
function listAnswers(source: string): GiftAnswer[] {
  const answers: GiftAnswer[] = []
  let sign = ''
  let text = ''
  const finish = () => {
    if (sign) answers.push(toAnswer(sign, text))
    text = ''
  }
  for (let index = 0; index < source.length; index += 1) {
    const char = source[index] as string
    if (char === '\\') {
      text += char + (source[index + 1] ?? '')
      index += 1
    } else if (char === '=' || char === '~') {
      // The arrow of a matching question has no `=`; an equation escapes it.
      finish()
      sign = char
    } else text += char
  }
  finish()
  return answers
}

function toAnswer(sign: string, source: string): GiftAnswer {
  const words = source.trim()
  const weight = WEIGHT.exec(words)
  const [text = ''] = splitAt(weight ? words.slice(weight[0].length) : words, '#')
  const isRight = weight ? Number(weight[1]) > 0 : sign === '='
  return { text: text.trim(), isRight }
}

/** At a character without a backslash in front. */
function splitAt(text: string, char: string): [string, string] {
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === char) return [text.slice(0, index), text.slice(index + 1)]
  }
  return [text, '']
}
