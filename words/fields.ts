import { fields as en } from './en/fields'
import { inLanguage } from './language'

type Fields = typeof en
type Counted = { [C in keyof Fields]: Fields[C] extends string ? never : C }[keyof Fields]

/** What a schema says of a field, with the number that belongs in the sentence: `tooLong:200`. */
export type FieldCode = Exclude<keyof Fields, Counted> | `${Counted}:${number}`

type Sentence = string | ((number: number) => string)

export function fieldSentence(code: string): string {
  const { odd, ...sentences } = inLanguage({ en })
  const [name = '', number] = code.split(':')
  const sentence = (sentences as Record<string, Sentence>)[name] ?? odd
  return typeof sentence === 'string' ? sentence : sentence(Number(number))
}
