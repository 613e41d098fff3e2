import 'server-only'
import { amountInWordsText } from '@/i18n/amount-in-words'
import type { Paise } from './money'

type NumberWords = ReturnType<typeof amountInWordsText>

const CRORE = 10_000_000
const LAKH = 100_000
const THOUSAND = 1_000
const HUNDRED = 100
const TWENTY = 20

/** `Rupees One Lakh Twenty-Five Thousand and Fifty Paise Only`. */
export function spellAmount(amount: Paise): string {
  const words = amountInWordsText()
  const absolute = Math.abs(amount)
  const rupees = spellNumber(Math.floor(absolute / 100), words)
  const paise = absolute % 100
  const text =
    paise === 0
      ? words.amount(rupees)
      : words.amountWithPaise(rupees, spellNumber(paise, words), paise === 1)
  return amount < 0 ? `${words.minus} ${text}` : text
}

function spellNumber(value: number, words: NumberWords): string {
  for (const [unit, name] of [
    [CRORE, words.crore],
    [LAKH, words.lakh],
    [THOUSAND, words.thousand],
    [HUNDRED, words.hundred],
  ] as const)
    if (value >= unit) return spellWithUnit(value, unit, name, words)
  return spellBelowHundred(value, words)
}

/** More than 99 crore is spelled as a number of crore. */
function spellWithUnit(value: number, unit: number, name: string, words: NumberWords) {
  const count = `${spellNumber(Math.floor(value / unit), words)} ${name}`
  const rest = value % unit
  return rest === 0 ? count : `${count} ${spellNumber(rest, words)}`
}

function spellBelowHundred(value: number, { ones, tens }: NumberWords) {
  if (value < TWENTY) return ones[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10]}`
}
